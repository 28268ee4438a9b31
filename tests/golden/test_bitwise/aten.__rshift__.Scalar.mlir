module @main {
  func.func @main(%args_0: tensor<2x3xi16>) -> tensor<2x3xi16> {
    %__rshift__ = stablehlo.constant dense<2> : tensor<2x3xi16>
    %__rshift___0 = stablehlo.shift_right_arithmetic %args_0, %__rshift__ : tensor<2x3xi16>
    return %__rshift___0 : tensor<2x3xi16>
  }
}
