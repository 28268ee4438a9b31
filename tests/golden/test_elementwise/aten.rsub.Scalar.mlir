module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %rsub = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %rsub_0 = stablehlo.subtract %rsub, %args_0 : tensor<2x3xf32>
    return %rsub_0 : tensor<2x3xf32>
  }
}
