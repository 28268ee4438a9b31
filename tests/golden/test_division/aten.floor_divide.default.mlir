module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %floor_divide = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %floor_divide_0 = stablehlo.remainder %args_0, %floor_divide : tensor<2x3xf32>
    %floor_divide_1 = stablehlo.subtract %args_0, %floor_divide_0 : tensor<2x3xf32>
    %floor_divide_2 = stablehlo.divide %floor_divide_1, %floor_divide : tensor<2x3xf32>
    %floor_divide_3 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %floor_divide_4 = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %floor_divide_5 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %floor_divide_6 = stablehlo.compare LT, %floor_divide_0, %floor_divide_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %floor_divide_7 = stablehlo.compare LT, %floor_divide, %floor_divide_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %floor_divide_8 = stablehlo.compare NE, %floor_divide_6, %floor_divide_7, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %floor_divide_9 = stablehlo.compare NE, %floor_divide_0, %floor_divide_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %floor_divide_10 = stablehlo.and %floor_divide_8, %floor_divide_9 : tensor<2x3xi1>
    %floor_divide_11 = stablehlo.subtract %floor_divide_2, %floor_divide_3 : tensor<2x3xf32>
    %floor_divide_12 = stablehlo.select %floor_divide_10, %floor_divide_11, %floor_divide_2 : tensor<2x3xi1>, tensor<2x3xf32>
    %floor_divide_13 = stablehlo.floor %floor_divide_12 : tensor<2x3xf32>
    %floor_divide_14 = stablehlo.subtract %floor_divide_12, %floor_divide_13 : tensor<2x3xf32>
    %floor_divide_15 = stablehlo.compare GT, %floor_divide_14, %floor_divide_4, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %floor_divide_16 = stablehlo.add %floor_divide_13, %floor_divide_3 : tensor<2x3xf32>
    %floor_divide_17 = stablehlo.select %floor_divide_15, %floor_divide_16, %floor_divide_13 : tensor<2x3xi1>, tensor<2x3xf32>
    %floor_divide_18 = stablehlo.compare EQ, %floor_divide, %floor_divide_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %floor_divide_19 = stablehlo.divide %args_0, %floor_divide : tensor<2x3xf32>
    %floor_divide_20 = stablehlo.select %floor_divide_18, %floor_divide_19, %floor_divide_17 : tensor<2x3xi1>, tensor<2x3xf32>
    return %floor_divide_20 : tensor<2x3xf32>
  }
}
