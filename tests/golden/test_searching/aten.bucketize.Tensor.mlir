module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<4xf32>) -> tensor<2x3xi64> {
    %bucketize = stablehlo.broadcast_in_dim %args_1, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %bucketize_0 = stablehlo.broadcast_in_dim %args_0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %bucketize_1 = stablehlo.compare LT, %bucketize, %bucketize_0, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %bucketize_2 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %bucketize_3 = stablehlo.broadcast_in_dim %bucketize_2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x4xi1>
    %bucketize_4 = stablehlo.or %bucketize_1, %bucketize_3 : tensor<2x3x4xi1>
    %bucketize_5 = stablehlo.convert %bucketize_4 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi32>
    %bucketize_6 = stablehlo.constant dense<0> : tensor<i32>
    %bucketize_7 = stablehlo.reduce(%bucketize_5 init: %bucketize_6) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x3xi32>
    %bucketize_8 = stablehlo.convert %bucketize_7 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %bucketize_8 : tensor<2x3xi64>
  }
}
