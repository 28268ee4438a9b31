module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2xf32>, %args_2: tensor<3xf32>) -> tensor<2x3xf32> {
    %addr = stablehlo.broadcast_in_dim %args_1, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %addr_0 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %addr_1 = stablehlo.multiply %addr, %addr_0 : tensor<2x3xf32>
    %addr_2 = stablehlo.add %addr_1, %args_0 : tensor<2x3xf32>
    return %addr_2 : tensor<2x3xf32>
  }
}
