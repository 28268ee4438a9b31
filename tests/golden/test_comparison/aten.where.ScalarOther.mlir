module @main {
  func.func @main(%args_0: tensor<2x3xi1>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %where = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %where_0 = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %where_1 = stablehlo.select %args_0, %where, %where_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %where_1 : tensor<2x3xf32>
  }
}
