module @main {
  func.func @main(%args_0: tensor<1x2x6xf32>) -> (tensor<1x2x3xf32>, tensor<1x2x3xi64>) {
    %max_pool1d_with_indices = stablehlo.iota dim = 0 : tensor<6xi32>
    %max_pool1d_with_indices_0 = stablehlo.broadcast_in_dim %max_pool1d_with_indices, dims = [2] : (tensor<6xi32>) -> tensor<1x2x6xi32>
    %max_pool1d_with_indices_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %max_pool1d_with_indices_2 = stablehlo.constant dense<2147483647> : tensor<i32>
    %max_pool1d_with_indices_3:2 = "stablehlo.reduce_window"(%args_0, %max_pool1d_with_indices_0, %max_pool1d_with_indices_1, %max_pool1d_with_indices_2) <{padding = dense<0> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%max_pool1d_with_indices_5: tensor<f32>, %max_pool1d_with_indices_6: tensor<i32>, %max_pool1d_with_indices_7: tensor<f32>, %max_pool1d_with_indices_8: tensor<i32>):
      %max_pool1d_with_indices_9 = stablehlo.compare GT, %max_pool1d_with_indices_7, %max_pool1d_with_indices_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %max_pool1d_with_indices_10 = stablehlo.compare EQ, %max_pool1d_with_indices_7, %max_pool1d_with_indices_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %max_pool1d_with_indices_11 = stablehlo.compare LT, %max_pool1d_with_indices_8, %max_pool1d_with_indices_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %max_pool1d_with_indices_12 = stablehlo.and %max_pool1d_with_indices_10, %max_pool1d_with_indices_11 : tensor<i1>
      %max_pool1d_with_indices_13 = stablehlo.or %max_pool1d_with_indices_9, %max_pool1d_with_indices_12 : tensor<i1>
      %max_pool1d_with_indices_14 = stablehlo.compare EQ, %max_pool1d_with_indices_5, %max_pool1d_with_indices_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %max_pool1d_with_indices_15 = stablehlo.compare GT, %max_pool1d_with_indices_8, %max_pool1d_with_indices_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %max_pool1d_with_indices_16 = stablehlo.or %max_pool1d_with_indices_14, %max_pool1d_with_indices_15 : tensor<i1>
      %max_pool1d_with_indices_17 = stablehlo.compare NE, %max_pool1d_with_indices_7, %max_pool1d_with_indices_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %max_pool1d_with_indices_18 = stablehlo.and %max_pool1d_with_indices_17, %max_pool1d_with_indices_16 : tensor<i1>
      %max_pool1d_with_indices_19 = stablehlo.or %max_pool1d_with_indices_13, %max_pool1d_with_indices_18 : tensor<i1>
      %max_pool1d_with_indices_20 = stablehlo.select %max_pool1d_with_indices_19, %max_pool1d_with_indices_7, %max_pool1d_with_indices_5 : tensor<i1>, tensor<f32>
      %max_pool1d_with_indices_21 = stablehlo.select %max_pool1d_with_indices_19, %max_pool1d_with_indices_8, %max_pool1d_with_indices_6 : tensor<i1>, tensor<i32>
      stablehlo.return %max_pool1d_with_indices_20, %max_pool1d_with_indices_21 : tensor<f32>, tensor<i32>
    }) : (tensor<1x2x6xf32>, tensor<1x2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x3xf32>, tensor<1x2x3xi32>)
    %max_pool1d_with_indices_4 = stablehlo.convert %max_pool1d_with_indices_3#1 : (tensor<1x2x3xi32>) -> tensor<1x2x3xi64>
    return %max_pool1d_with_indices_3#0, %max_pool1d_with_indices_4 : tensor<1x2x3xf32>, tensor<1x2x3xi64>
  }
}
