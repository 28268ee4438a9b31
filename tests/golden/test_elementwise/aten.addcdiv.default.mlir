module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>, %args_2: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %addcdiv = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %addcdiv_0 = stablehlo.broadcast_in_dim %args_2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %addcdiv_1 = stablehlo.divide %addcdiv, %addcdiv_0 : tensor<2x3xf32>
    %addcdiv_2 = stablehlo.add %args_0, %addcdiv_1 : tensor<2x3xf32>
    return %addcdiv_2 : tensor<2x3xf32>
  }
}
