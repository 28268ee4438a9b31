module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %div = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %div_0 = stablehlo.divide %args_0, %div : tensor<2x3xf32>
    return %div_0 : tensor<2x3xf32>
  }
}
