module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %round = stablehlo.constant dense<1.000000e+02> : tensor<2x3xf32>
    %round_0 = stablehlo.multiply %args_0, %round : tensor<2x3xf32>
    %round_1 = stablehlo.round_nearest_even %round_0 : tensor<2x3xf32>
    %round_2 = stablehlo.divide %round_1, %round : tensor<2x3xf32>
    return %round_2 : tensor<2x3xf32>
  }
}
