module @main {
  func.func @main(%args_0: tensor<1x2x3x4xf32>) -> tensor<1x4x4x5xf32> {
    %replication_pad3d = stablehlo.slice %args_0 [0:1, 0:2, 0:3, 0:1] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x1xf32>
    %replication_pad3d_0 = stablehlo.concatenate %replication_pad3d, %args_0, dim = 3 : (tensor<1x2x3x1xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x5xf32>
    %replication_pad3d_1 = stablehlo.slice %replication_pad3d_0 [0:1, 0:2, 2:3, 0:5] : (tensor<1x2x3x5xf32>) -> tensor<1x2x1x5xf32>
    %replication_pad3d_2 = stablehlo.concatenate %replication_pad3d_0, %replication_pad3d_1, dim = 2 : (tensor<1x2x3x5xf32>, tensor<1x2x1x5xf32>) -> tensor<1x2x4x5xf32>
    %replication_pad3d_3 = stablehlo.slice %replication_pad3d_2 [0:1, 0:1, 0:4, 0:5] : (tensor<1x2x4x5xf32>) -> tensor<1x1x4x5xf32>
    %replication_pad3d_4 = stablehlo.slice %replication_pad3d_2 [0:1, 1:2, 0:4, 0:5] : (tensor<1x2x4x5xf32>) -> tensor<1x1x4x5xf32>
    %replication_pad3d_5 = stablehlo.concatenate %replication_pad3d_3, %replication_pad3d_2, %replication_pad3d_4, dim = 1 : (tensor<1x1x4x5xf32>, tensor<1x2x4x5xf32>, tensor<1x1x4x5xf32>) -> tensor<1x4x4x5xf32>
    return %replication_pad3d_5 : tensor<1x4x4x5xf32>
  }
}
