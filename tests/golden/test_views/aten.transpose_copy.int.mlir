module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
    %transpose_copy = stablehlo.transpose %args_0, dims = [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
    return %transpose_copy : tensor<4x3x2xf32>
  }
}
