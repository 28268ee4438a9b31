module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %_log_softmax = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %_log_softmax_0 = stablehlo.reduce(%args_0 init: %_log_softmax) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_log_softmax_1 = stablehlo.broadcast_in_dim %_log_softmax_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_log_softmax_2 = stablehlo.subtract %args_0, %_log_softmax_1 : tensor<2x3xf32>
    %_log_softmax_3 = stablehlo.exponential %_log_softmax_2 : tensor<2x3xf32>
    %_log_softmax_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_log_softmax_5 = stablehlo.reduce(%_log_softmax_3 init: %_log_softmax_4) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_log_softmax_6 = stablehlo.log %_log_softmax_5 : tensor<2xf32>
    %_log_softmax_7 = stablehlo.broadcast_in_dim %_log_softmax_6, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_log_softmax_8 = stablehlo.subtract %_log_softmax_2, %_log_softmax_7 : tensor<2x3xf32>
    return %_log_softmax_8 : tensor<2x3xf32>
  }
}
