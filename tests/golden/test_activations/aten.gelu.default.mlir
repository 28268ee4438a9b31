module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %gelu = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %gelu_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %gelu_1 = stablehlo.constant dense<0.707106769> : tensor<2x3xf32>
    %gelu_2 = stablehlo.multiply %args_0, %gelu_1 : tensor<2x3xf32>
    %gelu_3 = chlo.erf %gelu_2 : tensor<2x3xf32> -> tensor<2x3xf32>
    %gelu_4 = stablehlo.multiply %args_0, %gelu : tensor<2x3xf32>
    %gelu_5 = stablehlo.add %gelu_3, %gelu_0 : tensor<2x3xf32>
    %gelu_6 = stablehlo.multiply %gelu_4, %gelu_5 : tensor<2x3xf32>
    return %gelu_6 : tensor<2x3xf32>
  }
}
