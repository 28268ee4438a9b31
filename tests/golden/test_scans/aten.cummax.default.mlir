module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
    %cummax = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cummax_0 = "stablehlo.reduce_window"(%args_0, %cummax) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%cummax_10: tensor<f32>, %cummax_11: tensor<f32>):
      %cummax_12 = stablehlo.maximum %cummax_10, %cummax_11 : tensor<f32>
      stablehlo.return %cummax_12 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cummax_1 = stablehlo.compare EQ, %args_0, %cummax_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cummax_2 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cummax_3 = stablehlo.or %cummax_1, %cummax_2 : tensor<2x3xi1>
    %cummax_4 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %cummax_5 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %cummax_6 = stablehlo.select %cummax_3, %cummax_4, %cummax_5 : tensor<2x3xi1>, tensor<2x3xi32>
    %cummax_7 = stablehlo.constant dense<0> : tensor<i32>
    %cummax_8 = "stablehlo.reduce_window"(%cummax_6, %cummax_7) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%cummax_10: tensor<i32>, %cummax_11: tensor<i32>):
      %cummax_12 = stablehlo.maximum %cummax_10, %cummax_11 : tensor<i32>
      stablehlo.return %cummax_12 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %cummax_9 = stablehlo.convert %cummax_8 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %cummax_0, %cummax_9 : tensor<2x3xf32>, tensor<2x3xi64>
  }
}
