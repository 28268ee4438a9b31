module @main {
  func.func @main(%args_0: tensor<3x2x3xf32>, %args_1: tensor<1x2x4xf32>, %args_2: tensor<4x3xf32>, %args_3: tensor<4x4xf32>, %args_4: tensor<4xf32>, %args_5: tensor<4xf32>) -> (tensor<3x2x4xf32>, tensor<1x2x4xf32>) {
    %rnn_tanh = stablehlo.add %args_4, %args_5 : tensor<4xf32>
    %rnn_tanh_0 = stablehlo.reshape %args_1 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %rnn_tanh_1 = stablehlo.dot_general %args_0, %args_2, contracting_dims = [2] x [1] : (tensor<3x2x3xf32>, tensor<4x3xf32>) -> tensor<3x2x4xf32>
    %rnn_tanh_2 = stablehlo.broadcast_in_dim %rnn_tanh, dims = [2] : (tensor<4xf32>) -> tensor<3x2x4xf32>
    %rnn_tanh_3 = stablehlo.add %rnn_tanh_1, %rnn_tanh_2 : tensor<3x2x4xf32>
    %rnn_tanh_4 = stablehlo.constant dense<0> : tensor<i32>
    %rnn_tanh_5 = stablehlo.constant dense<1> : tensor<i32>
    %rnn_tanh_6 = stablehlo.constant dense<3> : tensor<i32>
    %rnn_tanh_7 = stablehlo.constant dense<0.000000e+00> : tensor<3x2x4xf32>
    %rnn_tanh_8:3 = stablehlo.while(%rnn_tanh_10 = %rnn_tanh_4, %rnn_tanh_11 = %rnn_tanh_7, %rnn_tanh_12 = %rnn_tanh_0) : tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>
    cond {
      %rnn_tanh_13 = stablehlo.compare LT, %rnn_tanh_10, %rnn_tanh_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %rnn_tanh_13 : tensor<i1>
    } do {
      %rnn_tanh_13 = stablehlo.dynamic_slice %rnn_tanh_3, %rnn_tanh_10, %rnn_tanh_4, %rnn_tanh_4, sizes = [1, 2, 4] : (tensor<3x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
      %rnn_tanh_14 = stablehlo.reshape %rnn_tanh_13 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
      %rnn_tanh_15 = stablehlo.dot_general %rnn_tanh_12, %args_3, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
      %rnn_tanh_16 = stablehlo.add %rnn_tanh_14, %rnn_tanh_15 : tensor<2x4xf32>
      %rnn_tanh_17 = stablehlo.tanh %rnn_tanh_16 : tensor<2x4xf32>
      %rnn_tanh_18 = stablehlo.reshape %rnn_tanh_17 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
      %rnn_tanh_19 = stablehlo.dynamic_update_slice %rnn_tanh_11, %rnn_tanh_18, %rnn_tanh_10, %rnn_tanh_4, %rnn_tanh_4 : (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
      %rnn_tanh_20 = stablehlo.add %rnn_tanh_10, %rnn_tanh_5 : tensor<i32>
      stablehlo.return %rnn_tanh_20, %rnn_tanh_19, %rnn_tanh_17 : tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>
    }
    %rnn_tanh_9 = stablehlo.reshape %rnn_tanh_8#2 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    return %rnn_tanh_8#1, %rnn_tanh_9 : tensor<3x2x4xf32>, tensor<1x2x4xf32>
  }
}
