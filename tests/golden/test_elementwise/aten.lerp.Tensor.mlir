module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>, %args_2: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %lerp = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %lerp_0 = stablehlo.broadcast_in_dim %args_2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %lerp_1 = stablehlo.subtract %lerp, %args_0 : tensor<2x3xf32>
    %lerp_2 = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %lerp_3 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %lerp_4 = stablehlo.subtract %lerp_3, %lerp_0 : tensor<2x3xf32>
    %lerp_5 = stablehlo.multiply %lerp_1, %lerp_4 : tensor<2x3xf32>
    %lerp_6 = stablehlo.subtract %lerp, %lerp_5 : tensor<2x3xf32>
    %lerp_7 = stablehlo.abs %lerp_0 : tensor<2x3xf32>
    %lerp_8 = stablehlo.compare LT, %lerp_7, %lerp_2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %lerp_9 = stablehlo.multiply %lerp_0, %lerp_1 : tensor<2x3xf32>
    %lerp_10 = stablehlo.add %args_0, %lerp_9 : tensor<2x3xf32>
    %lerp_11 = stablehlo.select %lerp_8, %lerp_10, %lerp_6 : tensor<2x3xi1>, tensor<2x3xf32>
    return %lerp_11 : tensor<2x3xf32>
  }
}
