module @main {
  func.func @main(%args_0: tensor<3x1xf32>) -> tensor<2x3x4xf32> {
    %expand = stablehlo.broadcast_in_dim %args_0, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<2x3x4xf32>
    return %expand : tensor<2x3x4xf32>
  }
}
