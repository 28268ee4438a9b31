module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %lt = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %lt_0 = stablehlo.compare LT, %args_0, %lt, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %lt_0 : tensor<2x3xi1>
  }
}
