module @main {
  func.func @main(%args_0: tensor<2x3xi1>) -> tensor<2x3xi64> {
    %bitwise_left_shift = stablehlo.constant dense<3> : tensor<2x3xi64>
    %bitwise_left_shift_0 = stablehlo.convert %args_0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %bitwise_left_shift_1 = stablehlo.shift_left %bitwise_left_shift, %bitwise_left_shift_0 : tensor<2x3xi64>
    return %bitwise_left_shift_1 : tensor<2x3xi64>
  }
}
