module @main {
  func.func @main(%args_0: tensor<1x2x6xf32>) -> (tensor<1x2x3xf32>, tensor<1x2x3xi64>) {
    %adaptive_max_pool1d = stablehlo.iota dim = 0 : tensor<6xi32>
    %adaptive_max_pool1d_0 = stablehlo.broadcast_in_dim %adaptive_max_pool1d, dims = [2] : (tensor<6xi32>) -> tensor<1x2x6xi32>
    %adaptive_max_pool1d_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %adaptive_max_pool1d_2 = stablehlo.constant dense<2147483647> : tensor<i32>
    %adaptive_max_pool1d_3:2 = "stablehlo.reduce_window"(%args_0, %adaptive_max_pool1d_0, %adaptive_max_pool1d_1, %adaptive_max_pool1d_2) <{padding = dense<0> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%adaptive_max_pool1d_5: tensor<f32>, %adaptive_max_pool1d_6: tensor<i32>, %adaptive_max_pool1d_7: tensor<f32>, %adaptive_max_pool1d_8: tensor<i32>):
      %adaptive_max_pool1d_9 = stablehlo.compare GT, %adaptive_max_pool1d_7, %adaptive_max_pool1d_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %adaptive_max_pool1d_10 = stablehlo.compare EQ, %adaptive_max_pool1d_7, %adaptive_max_pool1d_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %adaptive_max_pool1d_11 = stablehlo.compare LT, %adaptive_max_pool1d_8, %adaptive_max_pool1d_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %adaptive_max_pool1d_12 = stablehlo.and %adaptive_max_pool1d_10, %adaptive_max_pool1d_11 : tensor<i1>
      %adaptive_max_pool1d_13 = stablehlo.or %adaptive_max_pool1d_9, %adaptive_max_pool1d_12 : tensor<i1>
      %adaptive_max_pool1d_14 = stablehlo.compare EQ, %adaptive_max_pool1d_5, %adaptive_max_pool1d_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %adaptive_max_pool1d_15 = stablehlo.compare GT, %adaptive_max_pool1d_8, %adaptive_max_pool1d_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %adaptive_max_pool1d_16 = stablehlo.or %adaptive_max_pool1d_14, %adaptive_max_pool1d_15 : tensor<i1>
      %adaptive_max_pool1d_17 = stablehlo.compare NE, %adaptive_max_pool1d_7, %adaptive_max_pool1d_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %adaptive_max_pool1d_18 = stablehlo.and %adaptive_max_pool1d_17, %adaptive_max_pool1d_16 : tensor<i1>
      %adaptive_max_pool1d_19 = stablehlo.or %adaptive_max_pool1d_13, %adaptive_max_pool1d_18 : tensor<i1>
      %adaptive_max_pool1d_20 = stablehlo.select %adaptive_max_pool1d_19, %adaptive_max_pool1d_7, %adaptive_max_pool1d_5 : tensor<i1>, tensor<f32>
      %adaptive_max_pool1d_21 = stablehlo.select %adaptive_max_pool1d_19, %adaptive_max_pool1d_8, %adaptive_max_pool1d_6 : tensor<i1>, tensor<i32>
      stablehlo.return %adaptive_max_pool1d_20, %adaptive_max_pool1d_21 : tensor<f32>, tensor<i32>
    }) : (tensor<1x2x6xf32>, tensor<1x2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x3xf32>, tensor<1x2x3xi32>)
    %adaptive_max_pool1d_4 = stablehlo.convert %adaptive_max_pool1d_3#1 : (tensor<1x2x3xi32>) -> tensor<1x2x3xi64>
    return %adaptive_max_pool1d_3#0, %adaptive_max_pool1d_4 : tensor<1x2x3xf32>, tensor<1x2x3xi64>
  }
}
