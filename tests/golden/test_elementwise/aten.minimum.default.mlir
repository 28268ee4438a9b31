module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %minimum = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %minimum_0 = stablehlo.minimum %args_0, %minimum : tensor<2x3xf32>
    return %minimum_0 : tensor<2x3xf32>
  }
}
