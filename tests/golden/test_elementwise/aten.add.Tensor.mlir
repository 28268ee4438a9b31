module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %add = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %add_0 = stablehlo.add %args_0, %add : tensor<2x3xf32>
    return %add_0 : tensor<2x3xf32>
  }
}
