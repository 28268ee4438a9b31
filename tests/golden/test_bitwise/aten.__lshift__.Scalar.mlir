module @main {
  func.func @main(%args_0: tensor<2x3xi16>) -> tensor<2x3xi16> {
    %__lshift__ = stablehlo.constant dense<2> : tensor<2x3xi16>
    %__lshift___0 = stablehlo.shift_left %args_0, %__lshift__ : tensor<2x3xi16>
    return %__lshift___0 : tensor<2x3xi16>
  }
}
