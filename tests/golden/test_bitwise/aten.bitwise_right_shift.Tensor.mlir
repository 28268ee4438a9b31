module @main {
  func.func @main(%args_0: tensor<2x3xi16>, %args_1: tensor<3xi16>) -> tensor<2x3xi16> {
    %bitwise_right_shift = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xi16>) -> tensor<2x3xi16>
    %bitwise_right_shift_0 = stablehlo.shift_right_arithmetic %args_0, %bitwise_right_shift : tensor<2x3xi16>
    return %bitwise_right_shift_0 : tensor<2x3xi16>
  }
}
