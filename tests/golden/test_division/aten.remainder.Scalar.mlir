module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %remainder = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %remainder_0 = stablehlo.remainder %args_0, %remainder : tensor<2x3xf32>
    %remainder_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %remainder_2 = stablehlo.compare LT, %remainder_0, %remainder_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %remainder_3 = stablehlo.add %remainder_0, %remainder : tensor<2x3xf32>
    %remainder_4 = stablehlo.select %remainder_2, %remainder_3, %remainder_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %remainder_4 : tensor<2x3xf32>
  }
}
