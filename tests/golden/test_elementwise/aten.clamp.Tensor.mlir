module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>, %args_2: tensor<1xf32>) -> tensor<2x3xf32> {
    %clamp = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %clamp_0 = stablehlo.maximum %args_0, %clamp : tensor<2x3xf32>
    %clamp_1 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<1xf32>) -> tensor<2x3xf32>
    %clamp_2 = stablehlo.minimum %clamp_0, %clamp_1 : tensor<2x3xf32>
    return %clamp_2 : tensor<2x3xf32>
  }
}
