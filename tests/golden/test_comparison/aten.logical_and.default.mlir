module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xi1> {
    %logical_and = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %logical_and_0 = stablehlo.compare NE, %args_0, %logical_and, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %logical_and_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %logical_and_2 = stablehlo.compare NE, %args_1, %logical_and_1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %logical_and_3 = stablehlo.broadcast_in_dim %logical_and_2, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %logical_and_4 = stablehlo.and %logical_and_0, %logical_and_3 : tensor<2x3xi1>
    return %logical_and_4 : tensor<2x3xi1>
  }
}
