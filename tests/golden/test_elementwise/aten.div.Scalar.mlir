module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %div = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %div_0 = stablehlo.divide %args_0, %div : tensor<2x3xf32>
    return %div_0 : tensor<2x3xf32>
  }
}
