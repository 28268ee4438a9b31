module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<i1> {
    %isin = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %isin_0 = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %isin_1 = stablehlo.broadcast_in_dim %isin, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %isin_2 = stablehlo.compare EQ, %isin_1, %isin_0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %isin_3 = stablehlo.constant dense<false> : tensor<i1>
    %isin_4 = stablehlo.reduce(%isin_2 init: %isin_3) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    return %isin_4 : tensor<i1>
  }
}
