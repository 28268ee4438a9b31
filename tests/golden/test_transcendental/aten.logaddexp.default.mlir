module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %logaddexp = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %logaddexp_0 = stablehlo.subtract %args_0, %logaddexp : tensor<2x3xf32>
    %logaddexp_1 = stablehlo.abs %logaddexp_0 : tensor<2x3xf32>
    %logaddexp_2 = stablehlo.negate %logaddexp_1 : tensor<2x3xf32>
    %logaddexp_3 = stablehlo.exponential %logaddexp_2 : tensor<2x3xf32>
    %logaddexp_4 = stablehlo.log_plus_one %logaddexp_3 : tensor<2x3xf32>
    %logaddexp_5 = stablehlo.compare NE, %logaddexp_0, %logaddexp_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %logaddexp_6 = stablehlo.add %args_0, %logaddexp : tensor<2x3xf32>
    %logaddexp_7 = stablehlo.maximum %args_0, %logaddexp : tensor<2x3xf32>
    %logaddexp_8 = stablehlo.add %logaddexp_7, %logaddexp_4 : tensor<2x3xf32>
    %logaddexp_9 = stablehlo.select %logaddexp_5, %logaddexp_6, %logaddexp_8 : tensor<2x3xi1>, tensor<2x3xf32>
    return %logaddexp_9 : tensor<2x3xf32>
  }
}
