module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %remainder = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %remainder_0 = stablehlo.remainder %args_0, %remainder : tensor<2x3xf32>
    %remainder_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %remainder_2 = stablehlo.compare LT, %remainder_0, %remainder_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %remainder_3 = stablehlo.compare LT, %remainder, %remainder_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %remainder_4 = stablehlo.compare NE, %remainder_2, %remainder_3, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %remainder_5 = stablehlo.compare NE, %remainder_0, %remainder_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %remainder_6 = stablehlo.and %remainder_4, %remainder_5 : tensor<2x3xi1>
    %remainder_7 = stablehlo.add %remainder_0, %remainder : tensor<2x3xf32>
    %remainder_8 = stablehlo.select %remainder_6, %remainder_7, %remainder_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %remainder_8 : tensor<2x3xf32>
  }
}
