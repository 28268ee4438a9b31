module @main {
  func.func @main(%args_0: tensor<2x3xi1>) -> tensor<2x3xi64> {
    %where = stablehlo.constant dense<1> : tensor<2x3xi64>
    %where_0 = stablehlo.constant dense<2> : tensor<2x3xi64>
    %where_1 = stablehlo.select %args_0, %where, %where_0 : tensor<2x3xi1>, tensor<2x3xi64>
    return %where_1 : tensor<2x3xi64>
  }
}
