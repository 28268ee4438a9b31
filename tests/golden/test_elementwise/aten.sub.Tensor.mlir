module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %sub = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %sub_0 = stablehlo.subtract %args_0, %sub : tensor<2x3xf32>
    return %sub_0 : tensor<2x3xf32>
  }
}
