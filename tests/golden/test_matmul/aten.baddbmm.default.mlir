module @main {
  func.func @main(%args_0: tensor<5xf32>, %args_1: tensor<2x3x4xf32>, %args_2: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
    %baddbmm = stablehlo.dot_general %args_1, %args_2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %baddbmm_0 = stablehlo.broadcast_in_dim %args_0, dims = [2] : (tensor<5xf32>) -> tensor<2x3x5xf32>
    %baddbmm_1 = stablehlo.add %baddbmm, %baddbmm_0 : tensor<2x3x5xf32>
    return %baddbmm_1 : tensor<2x3x5xf32>
  }
}
