module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %atan2 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %atan2_0 = stablehlo.atan2 %args_0, %atan2 : tensor<2x3xf32>
    return %atan2_0 : tensor<2x3xf32>
  }
}
