module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>, %args_1: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
    %bmm = stablehlo.dot_general %args_0, %args_1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    return %bmm : tensor<2x3x5xf32>
  }
}
