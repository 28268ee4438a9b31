module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xi1> {
    %logical_xor = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %logical_xor_0 = stablehlo.compare NE, %args_0, %logical_xor, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %logical_xor_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %logical_xor_2 = stablehlo.compare NE, %args_1, %logical_xor_1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %logical_xor_3 = stablehlo.broadcast_in_dim %logical_xor_2, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %logical_xor_4 = stablehlo.xor %logical_xor_0, %logical_xor_3 : tensor<2x3xi1>
    return %logical_xor_4 : tensor<2x3xi1>
  }
}
