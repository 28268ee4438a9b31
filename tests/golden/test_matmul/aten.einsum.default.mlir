module @main {
  func.func @main(%args_0: tensor<2x3x4x5xf32>, %args_1: tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32> {
    %einsum = stablehlo.dot_general %args_0, %args_1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) -> tensor<2x3x4x6xf32>
    return %einsum : tensor<2x3x4x6xf32>
  }
}
