module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2xf32>) -> tensor<2x3xi1> {
    %isin = stablehlo.broadcast_in_dim %args_0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x2xf32>
    %isin_0 = stablehlo.broadcast_in_dim %args_1, dims = [2] : (tensor<2xf32>) -> tensor<2x3x2xf32>
    %isin_1 = stablehlo.compare EQ, %isin, %isin_0, FLOAT : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xi1>
    %isin_2 = stablehlo.constant dense<false> : tensor<i1>
    %isin_3 = stablehlo.reduce(%isin_1 init: %isin_2) applies stablehlo.or across dimensions = [2] : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<2x3xi1>
    return %isin_3 : tensor<2x3xi1>
  }
}
