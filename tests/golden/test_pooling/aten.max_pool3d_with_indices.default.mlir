module @main {
  func.func @main(%args_0: tensor<1x1x2x2x4xf32>) -> (tensor<1x1x1x1x2xf32>, tensor<1x1x1x1x2xi64>) {
    %max_pool3d_with_indices = stablehlo.iota dim = 0 : tensor<16xi32>
    %max_pool3d_with_indices_0 = stablehlo.reshape %max_pool3d_with_indices : (tensor<16xi32>) -> tensor<2x2x4xi32>
    %max_pool3d_with_indices_1 = stablehlo.broadcast_in_dim %max_pool3d_with_indices_0, dims = [2, 3, 4] : (tensor<2x2x4xi32>) -> tensor<1x1x2x2x4xi32>
    %max_pool3d_with_indices_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %max_pool3d_with_indices_3 = stablehlo.constant dense<2147483647> : tensor<i32>
    %max_pool3d_with_indices_4:2 = "stablehlo.reduce_window"(%args_0, %max_pool3d_with_indices_1, %max_pool3d_with_indices_2, %max_pool3d_with_indices_3) <{padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 2, 2, 2>}> ({
    ^bb0(%max_pool3d_with_indices_6: tensor<f32>, %max_pool3d_with_indices_7: tensor<i32>, %max_pool3d_with_indices_8: tensor<f32>, %max_pool3d_with_indices_9: tensor<i32>):
      %max_pool3d_with_indices_10 = stablehlo.compare GT, %max_pool3d_with_indices_8, %max_pool3d_with_indices_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %max_pool3d_with_indices_11 = stablehlo.compare EQ, %max_pool3d_with_indices_8, %max_pool3d_with_indices_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %max_pool3d_with_indices_12 = stablehlo.compare LT, %max_pool3d_with_indices_9, %max_pool3d_with_indices_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %max_pool3d_with_indices_13 = stablehlo.and %max_pool3d_with_indices_11, %max_pool3d_with_indices_12 : tensor<i1>
      %max_pool3d_with_indices_14 = stablehlo.or %max_pool3d_with_indices_10, %max_pool3d_with_indices_13 : tensor<i1>
      %max_pool3d_with_indices_15 = stablehlo.compare EQ, %max_pool3d_with_indices_6, %max_pool3d_with_indices_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %max_pool3d_with_indices_16 = stablehlo.compare GT, %max_pool3d_with_indices_9, %max_pool3d_with_indices_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %max_pool3d_with_indices_17 = stablehlo.or %max_pool3d_with_indices_15, %max_pool3d_with_indices_16 : tensor<i1>
      %max_pool3d_with_indices_18 = stablehlo.compare NE, %max_pool3d_with_indices_8, %max_pool3d_with_indices_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %max_pool3d_with_indices_19 = stablehlo.and %max_pool3d_with_indices_18, %max_pool3d_with_indices_17 : tensor<i1>
      %max_pool3d_with_indices_20 = stablehlo.or %max_pool3d_with_indices_14, %max_pool3d_with_indices_19 : tensor<i1>
      %max_pool3d_with_indices_21 = stablehlo.select %max_pool3d_with_indices_20, %max_pool3d_with_indices_8, %max_pool3d_with_indices_6 : tensor<i1>, tensor<f32>
      %max_pool3d_with_indices_22 = stablehlo.select %max_pool3d_with_indices_20, %max_pool3d_with_indices_9, %max_pool3d_with_indices_7 : tensor<i1>, tensor<i32>
      stablehlo.return %max_pool3d_with_indices_21, %max_pool3d_with_indices_22 : tensor<f32>, tensor<i32>
    }) : (tensor<1x1x2x2x4xf32>, tensor<1x1x2x2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x1x1x1x2xf32>, tensor<1x1x1x1x2xi32>)
    %max_pool3d_with_indices_5 = stablehlo.convert %max_pool3d_with_indices_4#1 : (tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x1x2xi64>
    return %max_pool3d_with_indices_4#0, %max_pool3d_with_indices_5 : tensor<1x1x1x1x2xf32>, tensor<1x1x1x1x2xi64>
  }
}
