module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2x3xi1>) -> tensor<2x3xf32> {
    %_masked_softmax = stablehlo.constant dense<0xFF800000> : tensor<2x3xf32>
    %_masked_softmax_0 = stablehlo.select %args_1, %_masked_softmax, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    %_masked_softmax_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %_masked_softmax_2 = stablehlo.reduce(%_masked_softmax_0 init: %_masked_softmax_1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_masked_softmax_3 = stablehlo.broadcast_in_dim %_masked_softmax_2, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_masked_softmax_4 = stablehlo.subtract %_masked_softmax_0, %_masked_softmax_3 : tensor<2x3xf32>
    %_masked_softmax_5 = stablehlo.exponential %_masked_softmax_4 : tensor<2x3xf32>
    %_masked_softmax_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_masked_softmax_7 = stablehlo.reduce(%_masked_softmax_5 init: %_masked_softmax_6) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_masked_softmax_8 = stablehlo.broadcast_in_dim %_masked_softmax_7, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_masked_softmax_9 = stablehlo.divide %_masked_softmax_5, %_masked_softmax_8 : tensor<2x3xf32>
    return %_masked_softmax_9 : tensor<2x3xf32>
  }
}
