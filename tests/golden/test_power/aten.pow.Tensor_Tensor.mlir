module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %pow = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %pow_0 = stablehlo.power %args_0, %pow : tensor<2x3xf32>
    return %pow_0 : tensor<2x3xf32>
  }
}
