module @main {
  func.func @main(%args_0: tensor<2x3xi1>) -> tensor<2x3xi1> {
    %bitwise_not = stablehlo.not %args_0 : tensor<2x3xi1>
    return %bitwise_not : tensor<2x3xi1>
  }
}
