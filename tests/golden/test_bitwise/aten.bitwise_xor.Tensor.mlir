module @main {
  func.func @main(%args_0: tensor<2x3xi1>, %args_1: tensor<3xi1>) -> tensor<2x3xi1> {
    %bitwise_xor = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %bitwise_xor_0 = stablehlo.xor %args_0, %bitwise_xor : tensor<2x3xi1>
    return %bitwise_xor_0 : tensor<2x3xi1>
  }
}
