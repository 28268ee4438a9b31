module @main {
  func.func @main(%args_0: tensor<1x1x2x4x4xf32>) -> tensor<1x1x1x2x2xf32> {
    %upsample_nearest3d_backward = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %upsample_nearest3d_backward_0 = stablehlo.reduce(%args_0 init: %upsample_nearest3d_backward) applies stablehlo.add across dimensions = [2] : (tensor<1x1x2x4x4xf32>, tensor<f32>) -> tensor<1x1x4x4xf32>
    %upsample_nearest3d_backward_1 = stablehlo.reshape %upsample_nearest3d_backward_0 : (tensor<1x1x4x4xf32>) -> tensor<1x1x1x4x4xf32>
    %upsample_nearest3d_backward_2 = "stablehlo.reduce_window"(%upsample_nearest3d_backward_1, %upsample_nearest3d_backward) <{padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>}> ({
    ^bb0(%upsample_nearest3d_backward_3: tensor<f32>, %upsample_nearest3d_backward_4: tensor<f32>):
      %upsample_nearest3d_backward_5 = stablehlo.add %upsample_nearest3d_backward_3, %upsample_nearest3d_backward_4 : tensor<f32>
      stablehlo.return %upsample_nearest3d_backward_5 : tensor<f32>
    }) : (tensor<1x1x1x4x4xf32>, tensor<f32>) -> tensor<1x1x1x2x2xf32>
    return %upsample_nearest3d_backward_2 : tensor<1x1x1x2x2xf32>
  }
}
