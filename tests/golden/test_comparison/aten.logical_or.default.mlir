module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xi1> {
    %logical_or = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %logical_or_0 = stablehlo.compare NE, %args_0, %logical_or, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %logical_or_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %logical_or_2 = stablehlo.compare NE, %args_1, %logical_or_1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %logical_or_3 = stablehlo.broadcast_in_dim %logical_or_2, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %logical_or_4 = stablehlo.or %logical_or_0, %logical_or_3 : tensor<2x3xi1>
    return %logical_or_4 : tensor<2x3xi1>
  }
}
