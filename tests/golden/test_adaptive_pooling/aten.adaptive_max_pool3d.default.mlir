module @main {
  func.func @main(%args_0: tensor<1x1x2x2x4xf32>) -> (tensor<1x1x1x1x2xf32>, tensor<1x1x1x1x2xi64>) {
    %adaptive_max_pool3d = stablehlo.iota dim = 0 : tensor<16xi32>
    %adaptive_max_pool3d_0 = stablehlo.reshape %adaptive_max_pool3d : (tensor<16xi32>) -> tensor<2x2x4xi32>
    %adaptive_max_pool3d_1 = stablehlo.broadcast_in_dim %adaptive_max_pool3d_0, dims = [2, 3, 4] : (tensor<2x2x4xi32>) -> tensor<1x1x2x2x4xi32>
    %adaptive_max_pool3d_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %adaptive_max_pool3d_3 = stablehlo.constant dense<2147483647> : tensor<i32>
    %adaptive_max_pool3d_4:2 = "stablehlo.reduce_window"(%args_0, %adaptive_max_pool3d_1, %adaptive_max_pool3d_2, %adaptive_max_pool3d_3) <{padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1, 2>}> ({
    ^bb0(%adaptive_max_pool3d_6: tensor<f32>, %adaptive_max_pool3d_7: tensor<i32>, %adaptive_max_pool3d_8: tensor<f32>, %adaptive_max_pool3d_9: tensor<i32>):
      %adaptive_max_pool3d_10 = stablehlo.compare GT, %adaptive_max_pool3d_8, %adaptive_max_pool3d_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %adaptive_max_pool3d_11 = stablehlo.compare EQ, %adaptive_max_pool3d_8, %adaptive_max_pool3d_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %adaptive_max_pool3d_12 = stablehlo.compare LT, %adaptive_max_pool3d_9, %adaptive_max_pool3d_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %adaptive_max_pool3d_13 = stablehlo.and %adaptive_max_pool3d_11, %adaptive_max_pool3d_12 : tensor<i1>
      %adaptive_max_pool3d_14 = stablehlo.or %adaptive_max_pool3d_10, %adaptive_max_pool3d_13 : tensor<i1>
      %adaptive_max_pool3d_15 = stablehlo.compare EQ, %adaptive_max_pool3d_6, %adaptive_max_pool3d_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %adaptive_max_pool3d_16 = stablehlo.compare GT, %adaptive_max_pool3d_9, %adaptive_max_pool3d_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %adaptive_max_pool3d_17 = stablehlo.or %adaptive_max_pool3d_15, %adaptive_max_pool3d_16 : tensor<i1>
      %adaptive_max_pool3d_18 = stablehlo.compare NE, %adaptive_max_pool3d_8, %adaptive_max_pool3d_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %adaptive_max_pool3d_19 = stablehlo.and %adaptive_max_pool3d_18, %adaptive_max_pool3d_17 : tensor<i1>
      %adaptive_max_pool3d_20 = stablehlo.or %adaptive_max_pool3d_14, %adaptive_max_pool3d_19 : tensor<i1>
      %adaptive_max_pool3d_21 = stablehlo.select %adaptive_max_pool3d_20, %adaptive_max_pool3d_8, %adaptive_max_pool3d_6 : tensor<i1>, tensor<f32>
      %adaptive_max_pool3d_22 = stablehlo.select %adaptive_max_pool3d_20, %adaptive_max_pool3d_9, %adaptive_max_pool3d_7 : tensor<i1>, tensor<i32>
      stablehlo.return %adaptive_max_pool3d_21, %adaptive_max_pool3d_22 : tensor<f32>, tensor<i32>
    }) : (tensor<1x1x2x2x4xf32>, tensor<1x1x2x2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x1x1x1x2xf32>, tensor<1x1x1x1x2xi32>)
    %adaptive_max_pool3d_5 = stablehlo.convert %adaptive_max_pool3d_4#1 : (tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x1x2xi64>
    return %adaptive_max_pool3d_4#0, %adaptive_max_pool3d_5 : tensor<1x1x1x1x2xf32>, tensor<1x1x1x1x2xi64>
  }
}
