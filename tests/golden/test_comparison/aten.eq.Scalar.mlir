module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %eq = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %eq_0 = stablehlo.compare EQ, %args_0, %eq, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %eq_0 : tensor<2x3xi1>
  }
}
