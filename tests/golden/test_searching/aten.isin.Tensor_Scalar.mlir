module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %isin = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %isin_0 = stablehlo.compare EQ, %args_0, %isin, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %isin_0 : tensor<2x3xi1>
  }
}
