module @main {
  func.func @main(%args_0: tensor<1x4x4x5xf32>, %args_1: tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32> {
    %replication_pad3d_backward = stablehlo.slice %args_0 [0:1, 0:4, 0:4, 1:5] : (tensor<1x4x4x5xf32>) -> tensor<1x4x4x4xf32>
    %replication_pad3d_backward_0 = stablehlo.slice %args_0 [0:1, 0:4, 0:4, 0:1] : (tensor<1x4x4x5xf32>) -> tensor<1x4x4x1xf32>
    %replication_pad3d_backward_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %replication_pad3d_backward_2 = stablehlo.reduce(%replication_pad3d_backward_0 init: %replication_pad3d_backward_1) applies stablehlo.add across dimensions = [3] : (tensor<1x4x4x1xf32>, tensor<f32>) -> tensor<1x4x4xf32>
    %replication_pad3d_backward_3 = stablehlo.reshape %replication_pad3d_backward_2 : (tensor<1x4x4xf32>) -> tensor<1x4x4x1xf32>
    %replication_pad3d_backward_4 = stablehlo.pad %replication_pad3d_backward_3, %replication_pad3d_backward_1, low = [0, 0, 0, 0], high = [0, 0, 0, 3], interior = [0, 0, 0, 0] : (tensor<1x4x4x1xf32>, tensor<f32>) -> tensor<1x4x4x4xf32>
    %replication_pad3d_backward_5 = stablehlo.add %replication_pad3d_backward, %replication_pad3d_backward_4 : tensor<1x4x4x4xf32>
    %replication_pad3d_backward_6 = stablehlo.slice %replication_pad3d_backward_5 [0:1, 0:4, 0:3, 0:4] : (tensor<1x4x4x4xf32>) -> tensor<1x4x3x4xf32>
    %replication_pad3d_backward_7 = stablehlo.slice %replication_pad3d_backward_5 [0:1, 0:4, 3:4, 0:4] : (tensor<1x4x4x4xf32>) -> tensor<1x4x1x4xf32>
    %replication_pad3d_backward_8 = stablehlo.reduce(%replication_pad3d_backward_7 init: %replication_pad3d_backward_1) applies stablehlo.add across dimensions = [2] : (tensor<1x4x1x4xf32>, tensor<f32>) -> tensor<1x4x4xf32>
    %replication_pad3d_backward_9 = stablehlo.reshape %replication_pad3d_backward_8 : (tensor<1x4x4xf32>) -> tensor<1x4x1x4xf32>
    %replication_pad3d_backward_10 = stablehlo.pad %replication_pad3d_backward_9, %replication_pad3d_backward_1, low = [0, 0, 2, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x4x1x4xf32>, tensor<f32>) -> tensor<1x4x3x4xf32>
    %replication_pad3d_backward_11 = stablehlo.add %replication_pad3d_backward_6, %replication_pad3d_backward_10 : tensor<1x4x3x4xf32>
    %replication_pad3d_backward_12 = stablehlo.slice %replication_pad3d_backward_11 [0:1, 1:3, 0:3, 0:4] : (tensor<1x4x3x4xf32>) -> tensor<1x2x3x4xf32>
    %replication_pad3d_backward_13 = stablehlo.slice %replication_pad3d_backward_11 [0:1, 0:1, 0:3, 0:4] : (tensor<1x4x3x4xf32>) -> tensor<1x1x3x4xf32>
    %replication_pad3d_backward_14 = stablehlo.reduce(%replication_pad3d_backward_13 init: %replication_pad3d_backward_1) applies stablehlo.add across dimensions = [1] : (tensor<1x1x3x4xf32>, tensor<f32>) -> tensor<1x3x4xf32>
    %replication_pad3d_backward_15 = stablehlo.reshape %replication_pad3d_backward_14 : (tensor<1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %replication_pad3d_backward_16 = stablehlo.pad %replication_pad3d_backward_15, %replication_pad3d_backward_1, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x3x4xf32>, tensor<f32>) -> tensor<1x2x3x4xf32>
    %replication_pad3d_backward_17 = stablehlo.add %replication_pad3d_backward_12, %replication_pad3d_backward_16 : tensor<1x2x3x4xf32>
    %replication_pad3d_backward_18 = stablehlo.slice %replication_pad3d_backward_11 [0:1, 3:4, 0:3, 0:4] : (tensor<1x4x3x4xf32>) -> tensor<1x1x3x4xf32>
    %replication_pad3d_backward_19 = stablehlo.reduce(%replication_pad3d_backward_18 init: %replication_pad3d_backward_1) applies stablehlo.add across dimensions = [1] : (tensor<1x1x3x4xf32>, tensor<f32>) -> tensor<1x3x4xf32>
    %replication_pad3d_backward_20 = stablehlo.reshape %replication_pad3d_backward_19 : (tensor<1x3x4xf32>) -> tensor<1x1x3x4xf32>
    %replication_pad3d_backward_21 = stablehlo.pad %replication_pad3d_backward_20, %replication_pad3d_backward_1, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x3x4xf32>, tensor<f32>) -> tensor<1x2x3x4xf32>
    %replication_pad3d_backward_22 = stablehlo.add %replication_pad3d_backward_17, %replication_pad3d_backward_21 : tensor<1x2x3x4xf32>
    return %replication_pad3d_backward_22 : tensor<1x2x3x4xf32>
  }
}
