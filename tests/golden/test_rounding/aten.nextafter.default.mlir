module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %nextafter = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %nextafter_0 = chlo.next_after %args_0, %nextafter : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
    return %nextafter_0 : tensor<2x3xf32>
  }
}
