module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %fmax = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %fmax_0 = stablehlo.maximum %args_0, %fmax : tensor<2x3xf32>
    %fmax_1 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %fmax_2 = stablehlo.compare NE, %fmax, %fmax, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %fmax_3 = stablehlo.select %fmax_2, %args_0, %fmax_0 : tensor<2x3xi1>, tensor<2x3xf32>
    %fmax_4 = stablehlo.select %fmax_1, %fmax, %fmax_3 : tensor<2x3xi1>, tensor<2x3xf32>
    return %fmax_4 : tensor<2x3xf32>
  }
}
