module @main {
  func.func @main(%args_0: tensor<1x1x2x2x4xf32>) -> tensor<1x1x1x1x2xf32> {
    %max_pool3d = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %max_pool3d_0 = "stablehlo.reduce_window"(%args_0, %max_pool3d) <{padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 2, 2, 2>}> ({
    ^bb0(%max_pool3d_1: tensor<f32>, %max_pool3d_2: tensor<f32>):
      %max_pool3d_3 = stablehlo.maximum %max_pool3d_1, %max_pool3d_2 : tensor<f32>
      stablehlo.return %max_pool3d_3 : tensor<f32>
    }) : (tensor<1x1x2x2x4xf32>, tensor<f32>) -> tensor<1x1x1x1x2xf32>
    return %max_pool3d_0 : tensor<1x1x1x1x2xf32>
  }
}
