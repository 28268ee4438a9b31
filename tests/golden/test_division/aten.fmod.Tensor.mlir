module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %fmod = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %fmod_0 = stablehlo.remainder %args_0, %fmod : tensor<2x3xf32>
    return %fmod_0 : tensor<2x3xf32>
  }
}
