module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %clamp_min = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %clamp_min_0 = stablehlo.maximum %args_0, %clamp_min : tensor<2x3xf32>
    return %clamp_min_0 : tensor<2x3xf32>
  }
}
