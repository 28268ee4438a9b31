module @main {
  func.func @main(%args_0: tensor<3x2x3xf32>, %args_1: tensor<1x2x4xf32>, %args_2: tensor<4x3xf32>, %args_3: tensor<4x4xf32>, %args_4: tensor<4xf32>, %args_5: tensor<4xf32>) -> (tensor<3x2x4xf32>, tensor<1x2x4xf32>) {
    %rnn_relu = stablehlo.add %args_4, %args_5 : tensor<4xf32>
    %rnn_relu_0 = stablehlo.reshape %args_1 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %rnn_relu_1 = stablehlo.dot_general %args_0, %args_2, contracting_dims = [2] x [1] : (tensor<3x2x3xf32>, tensor<4x3xf32>) -> tensor<3x2x4xf32>
    %rnn_relu_2 = stablehlo.broadcast_in_dim %rnn_relu, dims = [2] : (tensor<4xf32>) -> tensor<3x2x4xf32>
    %rnn_relu_3 = stablehlo.add %rnn_relu_1, %rnn_relu_2 : tensor<3x2x4xf32>
    %rnn_relu_4 = stablehlo.constant dense<0> : tensor<i32>
    %rnn_relu_5 = stablehlo.constant dense<1> : tensor<i32>
    %rnn_relu_6 = stablehlo.constant dense<3> : tensor<i32>
    %rnn_relu_7 = stablehlo.constant dense<0.000000e+00> : tensor<3x2x4xf32>
    %rnn_relu_8:3 = stablehlo.while(%rnn_relu_10 = %rnn_relu_4, %rnn_relu_11 = %rnn_relu_7, %rnn_relu_12 = %rnn_relu_0) : tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>
    cond {
      %rnn_relu_13 = stablehlo.compare LT, %rnn_relu_10, %rnn_relu_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %rnn_relu_13 : tensor<i1>
    } do {
      %rnn_relu_13 = stablehlo.dynamic_slice %rnn_relu_3, %rnn_relu_10, %rnn_relu_4, %rnn_relu_4, sizes = [1, 2, 4] : (tensor<3x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
      %rnn_relu_14 = stablehlo.reshape %rnn_relu_13 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
      %rnn_relu_15 = stablehlo.dot_general %rnn_relu_12, %args_3, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
      %rnn_relu_16 = stablehlo.add %rnn_relu_14, %rnn_relu_15 : tensor<2x4xf32>
      %rnn_relu_17 = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
      %rnn_relu_18 = stablehlo.maximum %rnn_relu_16, %rnn_relu_17 : tensor<2x4xf32>
      %rnn_relu_19 = stablehlo.reshape %rnn_relu_18 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
      %rnn_relu_20 = stablehlo.dynamic_update_slice %rnn_relu_11, %rnn_relu_19, %rnn_relu_10, %rnn_relu_4, %rnn_relu_4 : (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
      %rnn_relu_21 = stablehlo.add %rnn_relu_10, %rnn_relu_5 : tensor<i32>
      stablehlo.return %rnn_relu_21, %rnn_relu_20, %rnn_relu_18 : tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>
    }
    %rnn_relu_9 = stablehlo.reshape %rnn_relu_8#2 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    return %rnn_relu_8#1, %rnn_relu_9 : tensor<3x2x4xf32>, tensor<1x2x4xf32>
  }
}
