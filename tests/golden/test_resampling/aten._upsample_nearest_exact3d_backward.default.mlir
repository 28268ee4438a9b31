module @main {
  func.func @main(%args_0: tensor<1x1x2x4x4xf32>) -> tensor<1x1x1x2x2xf32> {
    %_upsample_nearest_exact3d_backward = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_upsample_nearest_exact3d_backward_0 = stablehlo.reduce(%args_0 init: %_upsample_nearest_exact3d_backward) applies stablehlo.add across dimensions = [2] : (tensor<1x1x2x4x4xf32>, tensor<f32>) -> tensor<1x1x4x4xf32>
    %_upsample_nearest_exact3d_backward_1 = stablehlo.reshape %_upsample_nearest_exact3d_backward_0 : (tensor<1x1x4x4xf32>) -> tensor<1x1x1x4x4xf32>
    %_upsample_nearest_exact3d_backward_2 = "stablehlo.reduce_window"(%_upsample_nearest_exact3d_backward_1, %_upsample_nearest_exact3d_backward) <{padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 2, 2>}> ({
    ^bb0(%_upsample_nearest_exact3d_backward_3: tensor<f32>, %_upsample_nearest_exact3d_backward_4: tensor<f32>):
      %_upsample_nearest_exact3d_backward_5 = stablehlo.add %_upsample_nearest_exact3d_backward_3, %_upsample_nearest_exact3d_backward_4 : tensor<f32>
      stablehlo.return %_upsample_nearest_exact3d_backward_5 : tensor<f32>
    }) : (tensor<1x1x1x4x4xf32>, tensor<f32>) -> tensor<1x1x1x2x2xf32>
    return %_upsample_nearest_exact3d_backward_2 : tensor<1x1x1x2x2xf32>
  }
}
