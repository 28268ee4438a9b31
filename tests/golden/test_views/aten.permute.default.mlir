module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
    %permute = stablehlo.transpose %args_0, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    return %permute : tensor<4x2x3xf32>
  }
}
