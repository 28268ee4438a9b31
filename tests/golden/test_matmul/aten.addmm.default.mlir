module @main {
  func.func @main(%args_0: tensor<4xf32>, %args_1: tensor<2x3xf32>, %args_2: tensor<3x4xf32>) -> tensor<2x4xf32> {
    %addmm = stablehlo.dot_general %args_1, %args_2, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %addmm_0 = stablehlo.broadcast_in_dim %args_0, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %addmm_1 = stablehlo.add %addmm, %addmm_0 : tensor<2x4xf32>
    return %addmm_1 : tensor<2x4xf32>
  }
}
