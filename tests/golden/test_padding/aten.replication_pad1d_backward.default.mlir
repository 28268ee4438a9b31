module @main {
  func.func @main(%args_0: tensor<2x7xf32>, %args_1: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %replication_pad1d_backward = stablehlo.slice %args_0 [0:2, 1:5] : (tensor<2x7xf32>) -> tensor<2x4xf32>
    %replication_pad1d_backward_0 = stablehlo.slice %args_0 [0:2, 0:1] : (tensor<2x7xf32>) -> tensor<2x1xf32>
    %replication_pad1d_backward_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %replication_pad1d_backward_2 = stablehlo.reduce(%replication_pad1d_backward_0 init: %replication_pad1d_backward_1) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %replication_pad1d_backward_3 = stablehlo.reshape %replication_pad1d_backward_2 : (tensor<2xf32>) -> tensor<2x1xf32>
    %replication_pad1d_backward_4 = stablehlo.pad %replication_pad1d_backward_3, %replication_pad1d_backward_1, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %replication_pad1d_backward_5 = stablehlo.add %replication_pad1d_backward, %replication_pad1d_backward_4 : tensor<2x4xf32>
    %replication_pad1d_backward_6 = stablehlo.slice %args_0 [0:2, 5:7] : (tensor<2x7xf32>) -> tensor<2x2xf32>
    %replication_pad1d_backward_7 = stablehlo.reduce(%replication_pad1d_backward_6 init: %replication_pad1d_backward_1) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %replication_pad1d_backward_8 = stablehlo.reshape %replication_pad1d_backward_7 : (tensor<2xf32>) -> tensor<2x1xf32>
    %replication_pad1d_backward_9 = stablehlo.pad %replication_pad1d_backward_8, %replication_pad1d_backward_1, low = [0, 3], high = [0, 0], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %replication_pad1d_backward_10 = stablehlo.add %replication_pad1d_backward_5, %replication_pad1d_backward_9 : tensor<2x4xf32>
    return %replication_pad1d_backward_10 : tensor<2x4xf32>
  }
}
