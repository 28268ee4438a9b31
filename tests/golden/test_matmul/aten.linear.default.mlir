module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<4x3xf32>, %args_2: tensor<4xf32>) -> tensor<2x4xf32> {
    %linear = stablehlo.dot_general %args_0, %args_1, contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
    %linear_0 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %linear_1 = stablehlo.add %linear, %linear_0 : tensor<2x4xf32>
    return %linear_1 : tensor<2x4xf32>
  }
}
