module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %ne = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %ne_0 = stablehlo.compare NE, %args_0, %ne, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %ne_0 : tensor<2x3xi1>
  }
}
