module @main {
  func.func @main(%args_0: tensor<1x2x4x4xf32>) -> tensor<1x2x2x2xf32> {
    %_adaptive_avg_pool2d = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_adaptive_avg_pool2d_0 = "stablehlo.reduce_window"(%args_0, %_adaptive_avg_pool2d) <{padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%_adaptive_avg_pool2d_3: tensor<f32>, %_adaptive_avg_pool2d_4: tensor<f32>):
      %_adaptive_avg_pool2d_5 = stablehlo.add %_adaptive_avg_pool2d_3, %_adaptive_avg_pool2d_4 : tensor<f32>
      stablehlo.return %_adaptive_avg_pool2d_5 : tensor<f32>
    }) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
    %_adaptive_avg_pool2d_1 = stablehlo.constant dense<4.000000e+00> : tensor<1x2x2x2xf32>
    %_adaptive_avg_pool2d_2 = stablehlo.divide %_adaptive_avg_pool2d_0, %_adaptive_avg_pool2d_1 : tensor<1x2x2x2xf32>
    return %_adaptive_avg_pool2d_2 : tensor<1x2x2x2xf32>
  }
}
