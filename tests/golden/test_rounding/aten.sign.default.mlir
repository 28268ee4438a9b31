module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %sign = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %sign_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %sign_1 = stablehlo.sign %args_0 : tensor<2x3xf32>
    %sign_2 = stablehlo.select %sign, %sign_0, %sign_1 : tensor<2x3xi1>, tensor<2x3xf32>
    return %sign_2 : tensor<2x3xf32>
  }
}
