module @main {
  func.func @main(%args_0: tensor<2x3xi1>, %args_1: tensor<3xi1>) -> tensor<2x3xi1> {
    %bitwise_or = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %bitwise_or_0 = stablehlo.or %args_0, %bitwise_or : tensor<2x3xi1>
    return %bitwise_or_0 : tensor<2x3xi1>
  }
}
