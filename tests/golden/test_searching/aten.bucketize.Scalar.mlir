module @main {
  func.func @main(%args_0: tensor<4xf32>) -> tensor<i64> {
    %bucketize = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %bucketize_0 = stablehlo.broadcast_in_dim %bucketize, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %bucketize_1 = stablehlo.compare LT, %args_0, %bucketize_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %bucketize_2 = stablehlo.compare NE, %bucketize, %bucketize, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %bucketize_3 = stablehlo.broadcast_in_dim %bucketize_2, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %bucketize_4 = stablehlo.or %bucketize_1, %bucketize_3 : tensor<4xi1>
    %bucketize_5 = stablehlo.convert %bucketize_4 : (tensor<4xi1>) -> tensor<4xi32>
    %bucketize_6 = stablehlo.constant dense<0> : tensor<i32>
    %bucketize_7 = stablehlo.reduce(%bucketize_5 init: %bucketize_6) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %bucketize_8 = stablehlo.convert %bucketize_7 : (tensor<i32>) -> tensor<i64>
    return %bucketize_8 : tensor<i64>
  }
}
