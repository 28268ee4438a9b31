module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %signbit = stablehlo.bitcast_convert %args_0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %signbit_0 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %signbit_1 = stablehlo.compare LT, %signbit, %signbit_0, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    return %signbit_1 : tensor<2x3xi1>
  }
}
