module @main {
  func.func @main(%args_0: tensor<1x1x6x6xf32>) -> tensor<1x1x3x3xf32> {
    %upsample_nearest2d_backward = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %upsample_nearest2d_backward_0 = "stablehlo.reduce_window"(%args_0, %upsample_nearest2d_backward) <{padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%upsample_nearest2d_backward_1: tensor<f32>, %upsample_nearest2d_backward_2: tensor<f32>):
      %upsample_nearest2d_backward_3 = stablehlo.add %upsample_nearest2d_backward_1, %upsample_nearest2d_backward_2 : tensor<f32>
      stablehlo.return %upsample_nearest2d_backward_3 : tensor<f32>
    }) : (tensor<1x1x6x6xf32>, tensor<f32>) -> tensor<1x1x3x3xf32>
    return %upsample_nearest2d_backward_0 : tensor<1x1x3x3xf32>
  }
}
