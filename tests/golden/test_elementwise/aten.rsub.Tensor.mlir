module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %rsub = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %rsub_0 = stablehlo.subtract %rsub, %args_0 : tensor<2x3xf32>
    return %rsub_0 : tensor<2x3xf32>
  }
}
