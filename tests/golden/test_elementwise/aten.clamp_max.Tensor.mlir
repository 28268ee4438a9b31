module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %clamp_max = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %clamp_max_0 = stablehlo.minimum %args_0, %clamp_max : tensor<2x3xf32>
    return %clamp_max_0 : tensor<2x3xf32>
  }
}
