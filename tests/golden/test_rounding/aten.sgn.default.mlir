module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %sgn = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %sgn_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %sgn_1 = stablehlo.sign %args_0 : tensor<2x3xf32>
    %sgn_2 = stablehlo.select %sgn, %sgn_0, %sgn_1 : tensor<2x3xi1>, tensor<2x3xf32>
    return %sgn_2 : tensor<2x3xf32>
  }
}
