module @main {
  func.func @main(%args_0: tensor<2xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %ger = stablehlo.broadcast_in_dim %args_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %ger_0 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %ger_1 = stablehlo.multiply %ger, %ger_0 : tensor<2x3xf32>
    return %ger_1 : tensor<2x3xf32>
  }
}
