module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
    %transpose = stablehlo.transpose %args_0, dims = [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
    return %transpose : tensor<4x3x2xf32>
  }
}
