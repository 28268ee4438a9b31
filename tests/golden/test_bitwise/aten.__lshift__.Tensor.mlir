module @main {
  func.func @main(%args_0: tensor<2x3xi16>, %args_1: tensor<3xi16>) -> tensor<2x3xi16> {
    %__lshift__ = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xi16>) -> tensor<2x3xi16>
    %__lshift___0 = stablehlo.shift_left %args_0, %__lshift__ : tensor<2x3xi16>
    return %__lshift___0 : tensor<2x3xi16>
  }
}
