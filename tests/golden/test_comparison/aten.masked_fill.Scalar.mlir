module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2x3xi1>) -> tensor<2x3xf32> {
    %masked_fill = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %masked_fill_0 = stablehlo.select %args_1, %masked_fill, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %masked_fill_0 : tensor<2x3xf32>
  }
}
