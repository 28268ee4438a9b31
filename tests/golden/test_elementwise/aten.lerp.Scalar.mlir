module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %lerp = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %lerp_0 = stablehlo.constant dense<2.500000e-01> : tensor<2x3xf32>
    %lerp_1 = stablehlo.subtract %lerp, %args_0 : tensor<2x3xf32>
    %lerp_2 = stablehlo.multiply %lerp_0, %lerp_1 : tensor<2x3xf32>
    %lerp_3 = stablehlo.add %args_0, %lerp_2 : tensor<2x3xf32>
    return %lerp_3 : tensor<2x3xf32>
  }
}
