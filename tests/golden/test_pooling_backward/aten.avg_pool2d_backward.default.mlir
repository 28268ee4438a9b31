module @main {
  func.func @main(%args_0: tensor<1x1x2x2xf32>, %args_1: tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32> {
    %avg_pool2d_backward = stablehlo.constant dense<4.000000e+00> : tensor<1x1x2x2xf32>
    %avg_pool2d_backward_0 = stablehlo.divide %args_0, %avg_pool2d_backward : tensor<1x1x2x2xf32>
    %avg_pool2d_backward_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %avg_pool2d_backward_2 = stablehlo.pad %avg_pool2d_backward_0, %avg_pool2d_backward_1, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 1, 1] : (tensor<1x1x2x2xf32>, tensor<f32>) -> tensor<1x1x5x5xf32>
    %avg_pool2d_backward_3 = "stablehlo.reduce_window"(%avg_pool2d_backward_2, %avg_pool2d_backward_1) <{padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%avg_pool2d_backward_4: tensor<f32>, %avg_pool2d_backward_5: tensor<f32>):
      %avg_pool2d_backward_6 = stablehlo.add %avg_pool2d_backward_4, %avg_pool2d_backward_5 : tensor<f32>
      stablehlo.return %avg_pool2d_backward_6 : tensor<f32>
    }) : (tensor<1x1x5x5xf32>, tensor<f32>) -> tensor<1x1x4x4xf32>
    return %avg_pool2d_backward_3 : tensor<1x1x4x4xf32>
  }
}
