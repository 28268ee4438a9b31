module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>, %args_2: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %addcmul = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %addcmul_0 = stablehlo.broadcast_in_dim %args_2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %addcmul_1 = stablehlo.multiply %addcmul, %addcmul_0 : tensor<2x3xf32>
    %addcmul_2 = stablehlo.add %args_0, %addcmul_1 : tensor<2x3xf32>
    return %addcmul_2 : tensor<2x3xf32>
  }
}
