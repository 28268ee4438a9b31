module @main {
  func.func @main(%args_0: tensor<2x3xi1>) -> tensor<2x3xi64> {
    %bitwise_or = stablehlo.constant dense<3> : tensor<2x3xi64>
    %bitwise_or_0 = stablehlo.convert %args_0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %bitwise_or_1 = stablehlo.or %bitwise_or, %bitwise_or_0 : tensor<2x3xi64>
    return %bitwise_or_1 : tensor<2x3xi64>
  }
}
