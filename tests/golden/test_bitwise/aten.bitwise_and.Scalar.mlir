module @main {
  func.func @main(%args_0: tensor<2x3xi1>) -> tensor<2x3xi64> {
    %bitwise_and = stablehlo.convert %args_0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %bitwise_and_0 = stablehlo.constant dense<3> : tensor<2x3xi64>
    %bitwise_and_1 = stablehlo.and %bitwise_and, %bitwise_and_0 : tensor<2x3xi64>
    return %bitwise_and_1 : tensor<2x3xi64>
  }
}
