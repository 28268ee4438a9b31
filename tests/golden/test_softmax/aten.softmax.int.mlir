module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %softmax = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %softmax_0 = stablehlo.reduce(%args_0 init: %softmax) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %softmax_1 = stablehlo.broadcast_in_dim %softmax_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %softmax_2 = stablehlo.subtract %args_0, %softmax_1 : tensor<2x3xf32>
    %softmax_3 = stablehlo.exponential %softmax_2 : tensor<2x3xf32>
    %softmax_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %softmax_5 = stablehlo.reduce(%softmax_3 init: %softmax_4) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %softmax_6 = stablehlo.broadcast_in_dim %softmax_5, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %softmax_7 = stablehlo.divide %softmax_3, %softmax_6 : tensor<2x3xf32>
    return %softmax_7 : tensor<2x3xf32>
  }
}
