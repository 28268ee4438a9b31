module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %heaviside = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %heaviside_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %heaviside_1 = stablehlo.compare EQ, %args_0, %heaviside_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %heaviside_2 = stablehlo.compare GT, %args_0, %heaviside_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %heaviside_3 = stablehlo.convert %heaviside_2 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %heaviside_4 = stablehlo.select %heaviside_1, %heaviside, %heaviside_3 : tensor<2x3xi1>, tensor<2x3xf32>
    return %heaviside_4 : tensor<2x3xf32>
  }
}
