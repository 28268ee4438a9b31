module @main {
  func.func @main(%args_0: tensor<2x3xi1>) -> tensor<2x3xi64> {
    %bitwise_xor = stablehlo.constant dense<3> : tensor<2x3xi64>
    %bitwise_xor_0 = stablehlo.convert %args_0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %bitwise_xor_1 = stablehlo.xor %bitwise_xor, %bitwise_xor_0 : tensor<2x3xi64>
    return %bitwise_xor_1 : tensor<2x3xi64>
  }
}
