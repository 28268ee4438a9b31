module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %logical_not = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %logical_not_0 = stablehlo.compare EQ, %args_0, %logical_not, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %logical_not_0 : tensor<2x3xi1>
  }
}
