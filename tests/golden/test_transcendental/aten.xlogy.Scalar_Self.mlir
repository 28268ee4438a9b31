module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %xlogy = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %xlogy_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %xlogy_1 = stablehlo.compare EQ, %xlogy, %xlogy_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %xlogy_2 = stablehlo.log %args_0 : tensor<2x3xf32>
    %xlogy_3 = stablehlo.multiply %xlogy, %xlogy_2 : tensor<2x3xf32>
    %xlogy_4 = stablehlo.select %xlogy_1, %xlogy_0, %xlogy_3 : tensor<2x3xi1>, tensor<2x3xf32>
    %xlogy_5 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %xlogy_6 = stablehlo.select %xlogy_5, %args_0, %xlogy_4 : tensor<2x3xi1>, tensor<2x3xf32>
    return %xlogy_6 : tensor<2x3xf32>
  }
}
