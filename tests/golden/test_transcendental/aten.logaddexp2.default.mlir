module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %logaddexp2 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %logaddexp2_0 = stablehlo.constant dense<0.693147182> : tensor<2x3xf32>
    %logaddexp2_1 = stablehlo.subtract %args_0, %logaddexp2 : tensor<2x3xf32>
    %logaddexp2_2 = stablehlo.abs %logaddexp2_1 : tensor<2x3xf32>
    %logaddexp2_3 = stablehlo.negate %logaddexp2_2 : tensor<2x3xf32>
    %logaddexp2_4 = stablehlo.multiply %logaddexp2_3, %logaddexp2_0 : tensor<2x3xf32>
    %logaddexp2_5 = stablehlo.exponential %logaddexp2_4 : tensor<2x3xf32>
    %logaddexp2_6 = stablehlo.log_plus_one %logaddexp2_5 : tensor<2x3xf32>
    %logaddexp2_7 = stablehlo.divide %logaddexp2_6, %logaddexp2_0 : tensor<2x3xf32>
    %logaddexp2_8 = stablehlo.compare NE, %logaddexp2_1, %logaddexp2_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %logaddexp2_9 = stablehlo.add %args_0, %logaddexp2 : tensor<2x3xf32>
    %logaddexp2_10 = stablehlo.maximum %args_0, %logaddexp2 : tensor<2x3xf32>
    %logaddexp2_11 = stablehlo.add %logaddexp2_10, %logaddexp2_7 : tensor<2x3xf32>
    %logaddexp2_12 = stablehlo.select %logaddexp2_8, %logaddexp2_9, %logaddexp2_11 : tensor<2x3xi1>, tensor<2x3xf32>
    return %logaddexp2_12 : tensor<2x3xf32>
  }
}
