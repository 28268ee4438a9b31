module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %fmin = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %fmin_0 = stablehlo.minimum %args_0, %fmin : tensor<2x3xf32>
    %fmin_1 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %fmin_2 = stablehlo.compare NE, %fmin, %fmin, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %fmin_3 = stablehlo.select %fmin_2, %args_0, %fmin_0 : tensor<2x3xi1>, tensor<2x3xf32>
    %fmin_4 = stablehlo.select %fmin_1, %fmin, %fmin_3 : tensor<2x3xi1>, tensor<2x3xf32>
    return %fmin_4 : tensor<2x3xf32>
  }
}
