module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %maximum = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %maximum_0 = stablehlo.maximum %args_0, %maximum : tensor<2x3xf32>
    return %maximum_0 : tensor<2x3xf32>
  }
}
