module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
    %cummin = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %cummin_0 = "stablehlo.reduce_window"(%args_0, %cummin) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%cummin_10: tensor<f32>, %cummin_11: tensor<f32>):
      %cummin_12 = stablehlo.minimum %cummin_10, %cummin_11 : tensor<f32>
      stablehlo.return %cummin_12 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cummin_1 = stablehlo.compare EQ, %args_0, %cummin_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cummin_2 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cummin_3 = stablehlo.or %cummin_1, %cummin_2 : tensor<2x3xi1>
    %cummin_4 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %cummin_5 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %cummin_6 = stablehlo.select %cummin_3, %cummin_4, %cummin_5 : tensor<2x3xi1>, tensor<2x3xi32>
    %cummin_7 = stablehlo.constant dense<0> : tensor<i32>
    %cummin_8 = "stablehlo.reduce_window"(%cummin_6, %cummin_7) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%cummin_10: tensor<i32>, %cummin_11: tensor<i32>):
      %cummin_12 = stablehlo.maximum %cummin_10, %cummin_11 : tensor<i32>
      stablehlo.return %cummin_12 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %cummin_9 = stablehlo.convert %cummin_8 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %cummin_0, %cummin_9 : tensor<2x3xf32>, tensor<2x3xi64>
  }
}
