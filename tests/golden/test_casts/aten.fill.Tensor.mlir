module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<f32>) -> tensor<2x3xf32> {
    %fill = stablehlo.broadcast_in_dim %args_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    return %fill : tensor<2x3xf32>
  }
}
