module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %sub = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %sub_0 = stablehlo.subtract %args_0, %sub : tensor<2x3xf32>
    return %sub_0 : tensor<2x3xf32>
  }
}
