module @main {
  func.func @main(%args_0: tensor<2x1x3x4xf32>, %args_1: tensor<5x4x6xf32>) -> tensor<2x5x3x6xf32> {
    %matmul = stablehlo.reshape %args_0 : (tensor<2x1x3x4xf32>) -> tensor<2x3x4xf32>
    %matmul_0 = stablehlo.dot_general %matmul, %args_1, contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<5x4x6xf32>) -> tensor<2x3x5x6xf32>
    %matmul_1 = stablehlo.transpose %matmul_0, dims = [0, 2, 1, 3] : (tensor<2x3x5x6xf32>) -> tensor<2x5x3x6xf32>
    return %matmul_1 : tensor<2x5x3x6xf32>
  }
}
