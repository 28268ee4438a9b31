module @main {
  func.func @main(%args_0: tensor<5xf32>, %args_1: tensor<2x3x4xf32>, %args_2: tensor<2x4x5xf32>) -> tensor<3x5xf32> {
    %addbmm = stablehlo.dot_general %args_1, %args_2, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<3x5xf32>
    %addbmm_0 = stablehlo.broadcast_in_dim %args_0, dims = [1] : (tensor<5xf32>) -> tensor<3x5xf32>
    %addbmm_1 = stablehlo.add %addbmm, %addbmm_0 : tensor<3x5xf32>
    return %addbmm_1 : tensor<3x5xf32>
  }
}
