module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %xlogy = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %xlogy_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %xlogy_1 = stablehlo.compare EQ, %args_0, %xlogy_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %xlogy_2 = stablehlo.log %xlogy : tensor<2x3xf32>
    %xlogy_3 = stablehlo.multiply %args_0, %xlogy_2 : tensor<2x3xf32>
    %xlogy_4 = stablehlo.select %xlogy_1, %xlogy_0, %xlogy_3 : tensor<2x3xi1>, tensor<2x3xf32>
    %xlogy_5 = stablehlo.compare NE, %xlogy, %xlogy, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %xlogy_6 = stablehlo.select %xlogy_5, %xlogy, %xlogy_4 : tensor<2x3xi1>, tensor<2x3xf32>
    return %xlogy_6 : tensor<2x3xf32>
  }
}
