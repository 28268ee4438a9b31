module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %div = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %div_0 = stablehlo.remainder %args_0, %div : tensor<2x3xf32>
    %div_1 = stablehlo.subtract %args_0, %div_0 : tensor<2x3xf32>
    %div_2 = stablehlo.divide %div_1, %div : tensor<2x3xf32>
    %div_3 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %div_4 = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %div_5 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %div_6 = stablehlo.compare LT, %div_0, %div_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %div_7 = stablehlo.compare LT, %div, %div_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %div_8 = stablehlo.compare NE, %div_6, %div_7, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %div_9 = stablehlo.compare NE, %div_0, %div_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %div_10 = stablehlo.and %div_8, %div_9 : tensor<2x3xi1>
    %div_11 = stablehlo.subtract %div_2, %div_3 : tensor<2x3xf32>
    %div_12 = stablehlo.select %div_10, %div_11, %div_2 : tensor<2x3xi1>, tensor<2x3xf32>
    %div_13 = stablehlo.floor %div_12 : tensor<2x3xf32>
    %div_14 = stablehlo.subtract %div_12, %div_13 : tensor<2x3xf32>
    %div_15 = stablehlo.compare GT, %div_14, %div_4, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %div_16 = stablehlo.add %div_13, %div_3 : tensor<2x3xf32>
    %div_17 = stablehlo.select %div_15, %div_16, %div_13 : tensor<2x3xi1>, tensor<2x3xf32>
    %div_18 = stablehlo.compare EQ, %div, %div_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %div_19 = stablehlo.divide %args_0, %div : tensor<2x3xf32>
    %div_20 = stablehlo.select %div_18, %div_19, %div_17 : tensor<2x3xi1>, tensor<2x3xf32>
    return %div_20 : tensor<2x3xf32>
  }
}
