module @main {
  func.func @main(%args_0: tensor<1x2x6xf32>) -> tensor<1x2x3xf32> {
    %max_pool1d = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %max_pool1d_0 = "stablehlo.reduce_window"(%args_0, %max_pool1d) <{padding = dense<0> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%max_pool1d_1: tensor<f32>, %max_pool1d_2: tensor<f32>):
      %max_pool1d_3 = stablehlo.maximum %max_pool1d_1, %max_pool1d_2 : tensor<f32>
      stablehlo.return %max_pool1d_3 : tensor<f32>
    }) : (tensor<1x2x6xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    return %max_pool1d_0 : tensor<1x2x3xf32>
  }
}
