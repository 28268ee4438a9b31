module @main {
  func.func @main(%args_0: tensor<2x4xf32>) -> tensor<2x7xf32> {
    %replication_pad1d = stablehlo.slice %args_0 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %replication_pad1d_0 = stablehlo.slice %args_0 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %replication_pad1d_1 = stablehlo.broadcast_in_dim %replication_pad1d_0, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %replication_pad1d_2 = stablehlo.concatenate %replication_pad1d, %args_0, %replication_pad1d_1, dim = 1 : (tensor<2x1xf32>, tensor<2x4xf32>, tensor<2x2xf32>) -> tensor<2x7xf32>
    return %replication_pad1d_2 : tensor<2x7xf32>
  }
}
