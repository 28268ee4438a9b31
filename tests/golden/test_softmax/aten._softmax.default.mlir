module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %_softmax = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %_softmax_0 = stablehlo.reduce(%args_0 init: %_softmax) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_softmax_1 = stablehlo.broadcast_in_dim %_softmax_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_softmax_2 = stablehlo.subtract %args_0, %_softmax_1 : tensor<2x3xf32>
    %_softmax_3 = stablehlo.exponential %_softmax_2 : tensor<2x3xf32>
    %_softmax_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_softmax_5 = stablehlo.reduce(%_softmax_3 init: %_softmax_4) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_softmax_6 = stablehlo.broadcast_in_dim %_softmax_5, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_softmax_7 = stablehlo.divide %_softmax_3, %_softmax_6 : tensor<2x3xf32>
    return %_softmax_7 : tensor<2x3xf32>
  }
}
