module @main {
  func.func @main(%args_0: tensor<1x1x1x2x2xf32>, %args_1: tensor<1x1x2x2x4xf32>) -> tensor<1x1x2x2x4xf32> {
    %_adaptive_avg_pool3d_backward = stablehlo.constant dense<4.000000e+00> : tensor<1x1x1x2x2xf32>
    %_adaptive_avg_pool3d_backward_0 = stablehlo.divide %args_0, %_adaptive_avg_pool3d_backward : tensor<1x1x1x2x2xf32>
    %_adaptive_avg_pool3d_backward_1 = stablehlo.broadcast_in_dim %_adaptive_avg_pool3d_backward_0, dims = [0, 1, 2, 4, 5] : (tensor<1x1x1x2x2xf32>) -> tensor<1x1x1x2x2x2x2xf32>
    %_adaptive_avg_pool3d_backward_2 = stablehlo.reshape %_adaptive_avg_pool3d_backward_1 : (tensor<1x1x1x2x2x2x2xf32>) -> tensor<1x1x2x2x4xf32>
    return %_adaptive_avg_pool3d_backward_2 : tensor<1x1x2x2x4xf32>
  }
}
