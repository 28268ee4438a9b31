module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %_safe_softmax = stablehlo.constant dense<0xFF800000> : tensor<2x3xf32>
    %_safe_softmax_0 = stablehlo.compare EQ, %args_0, %_safe_softmax, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %_safe_softmax_1 = stablehlo.constant dense<true> : tensor<i1>
    %_safe_softmax_2 = stablehlo.reduce(%_safe_softmax_0 init: %_safe_softmax_1) applies stablehlo.and across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %_safe_softmax_3 = stablehlo.broadcast_in_dim %_safe_softmax_2, dims = [0] : (tensor<2xi1>) -> tensor<2x3xi1>
    %_safe_softmax_4 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %_safe_softmax_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %_safe_softmax_6 = stablehlo.reduce(%args_0 init: %_safe_softmax_5) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_safe_softmax_7 = stablehlo.broadcast_in_dim %_safe_softmax_6, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_safe_softmax_8 = stablehlo.subtract %args_0, %_safe_softmax_7 : tensor<2x3xf32>
    %_safe_softmax_9 = stablehlo.exponential %_safe_softmax_8 : tensor<2x3xf32>
    %_safe_softmax_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_safe_softmax_11 = stablehlo.reduce(%_safe_softmax_9 init: %_safe_softmax_10) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_safe_softmax_12 = stablehlo.broadcast_in_dim %_safe_softmax_11, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_safe_softmax_13 = stablehlo.divide %_safe_softmax_9, %_safe_softmax_12 : tensor<2x3xf32>
    %_safe_softmax_14 = stablehlo.select %_safe_softmax_3, %_safe_softmax_4, %_safe_softmax_13 : tensor<2x3xi1>, tensor<2x3xf32>
    return %_safe_softmax_14 : tensor<2x3xf32>
  }
}
