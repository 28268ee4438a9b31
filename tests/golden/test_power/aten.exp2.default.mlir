module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %exp2 = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %exp2_0 = stablehlo.power %exp2, %args_0 : tensor<2x3xf32>
    return %exp2_0 : tensor<2x3xf32>
  }
}
