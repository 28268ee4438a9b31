module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>, %args_1: tensor<4x3x5xf32>) -> tensor<2x5xf32> {
    %tensordot = stablehlo.dot_general %args_0, %args_1, contracting_dims = [1, 2] x [1, 0] : (tensor<2x3x4xf32>, tensor<4x3x5xf32>) -> tensor<2x5xf32>
    return %tensordot : tensor<2x5xf32>
  }
}
