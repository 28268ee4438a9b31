module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %_softmax_backward_data = stablehlo.multiply %args_0, %args_1 : tensor<2x3xf32>
    %_softmax_backward_data_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_softmax_backward_data_1 = stablehlo.reduce(%_softmax_backward_data init: %_softmax_backward_data_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %_softmax_backward_data_2 = stablehlo.broadcast_in_dim %_softmax_backward_data_1, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %_softmax_backward_data_3 = stablehlo.multiply %args_1, %_softmax_backward_data_2 : tensor<2x3xf32>
    %_softmax_backward_data_4 = stablehlo.subtract %_softmax_backward_data, %_softmax_backward_data_3 : tensor<2x3xf32>
    return %_softmax_backward_data_4 : tensor<2x3xf32>
  }
}
