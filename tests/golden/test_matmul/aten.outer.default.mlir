module @main {
  func.func @main(%args_0: tensor<2xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %outer = stablehlo.broadcast_in_dim %args_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %outer_0 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %outer_1 = stablehlo.multiply %outer, %outer_0 : tensor<2x3xf32>
    return %outer_1 : tensor<2x3xf32>
  }
}
