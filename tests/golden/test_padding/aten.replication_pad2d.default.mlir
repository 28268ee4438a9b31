module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>) -> tensor<2x4x7xf32> {
    %replication_pad2d = stablehlo.slice %args_0 [0:2, 0:3, 0:1] : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %replication_pad2d_0 = stablehlo.slice %args_0 [0:2, 0:3, 3:4] : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %replication_pad2d_1 = stablehlo.broadcast_in_dim %replication_pad2d_0, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
    %replication_pad2d_2 = stablehlo.concatenate %replication_pad2d, %args_0, %replication_pad2d_1, dim = 2 : (tensor<2x3x1xf32>, tensor<2x3x4xf32>, tensor<2x3x2xf32>) -> tensor<2x3x7xf32>
    %replication_pad2d_3 = stablehlo.slice %replication_pad2d_2 [0:2, 2:3, 0:7] : (tensor<2x3x7xf32>) -> tensor<2x1x7xf32>
    %replication_pad2d_4 = stablehlo.concatenate %replication_pad2d_2, %replication_pad2d_3, dim = 1 : (tensor<2x3x7xf32>, tensor<2x1x7xf32>) -> tensor<2x4x7xf32>
    return %replication_pad2d_4 : tensor<2x4x7xf32>
  }
}
