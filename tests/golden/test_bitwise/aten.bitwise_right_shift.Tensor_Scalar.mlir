module @main {
  func.func @main(%args_0: tensor<2x3xi1>) -> tensor<2x3xi64> {
    %bitwise_right_shift = stablehlo.convert %args_0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %bitwise_right_shift_0 = stablehlo.constant dense<2> : tensor<2x3xi64>
    %bitwise_right_shift_1 = stablehlo.shift_right_arithmetic %bitwise_right_shift, %bitwise_right_shift_0 : tensor<2x3xi64>
    return %bitwise_right_shift_1 : tensor<2x3xi64>
  }
}
