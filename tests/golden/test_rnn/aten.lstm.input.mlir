module @main {
  func.func @main(%args_0: tensor<3x2x3xf32>, %args_1: tensor<1x2x4xf32>, %args_2: tensor<1x2x4xf32>, %args_3: tensor<16x3xf32>, %args_4: tensor<16x4xf32>, %args_5: tensor<16xf32>, %args_6: tensor<16xf32>) -> (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) {
    %lstm = stablehlo.add %args_5, %args_6 : tensor<16xf32>
    %lstm_0 = stablehlo.reshape %args_1 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %lstm_1 = stablehlo.reshape %args_2 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %lstm_2 = stablehlo.dot_general %args_0, %args_3, contracting_dims = [2] x [1] : (tensor<3x2x3xf32>, tensor<16x3xf32>) -> tensor<3x2x16xf32>
    %lstm_3 = stablehlo.broadcast_in_dim %lstm, dims = [2] : (tensor<16xf32>) -> tensor<3x2x16xf32>
    %lstm_4 = stablehlo.add %lstm_2, %lstm_3 : tensor<3x2x16xf32>
    %lstm_5 = stablehlo.constant dense<0> : tensor<i32>
    %lstm_6 = stablehlo.constant dense<1> : tensor<i32>
    %lstm_7 = stablehlo.constant dense<3> : tensor<i32>
    %lstm_8 = stablehlo.constant dense<0.000000e+00> : tensor<3x2x4xf32>
    %lstm_9:4 = stablehlo.while(%lstm_12 = %lstm_5, %lstm_13 = %lstm_8, %lstm_14 = %lstm_0, %lstm_15 = %lstm_1) : tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
    cond {
      %lstm_16 = stablehlo.compare LT, %lstm_12, %lstm_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %lstm_16 : tensor<i1>
    } do {
      %lstm_16 = stablehlo.dynamic_slice %lstm_4, %lstm_12, %lstm_5, %lstm_5, sizes = [1, 2, 16] : (tensor<3x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16xf32>
      %lstm_17 = stablehlo.reshape %lstm_16 : (tensor<1x2x16xf32>) -> tensor<2x16xf32>
      %lstm_18 = stablehlo.dot_general %lstm_14, %args_4, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<16x4xf32>) -> tensor<2x16xf32>
      %lstm_19 = stablehlo.add %lstm_17, %lstm_18 : tensor<2x16xf32>
      %lstm_20 = stablehlo.slice %lstm_19 [0:2, 0:4] : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %lstm_21 = stablehlo.slice %lstm_19 [0:2, 4:8] : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %lstm_22 = stablehlo.slice %lstm_19 [0:2, 8:12] : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %lstm_23 = stablehlo.slice %lstm_19 [0:2, 12:16] : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %lstm_24 = stablehlo.logistic %lstm_21 : tensor<2x4xf32>
      %lstm_25 = stablehlo.multiply %lstm_24, %lstm_15 : tensor<2x4xf32>
      %lstm_26 = stablehlo.logistic %lstm_20 : tensor<2x4xf32>
      %lstm_27 = stablehlo.tanh %lstm_22 : tensor<2x4xf32>
      %lstm_28 = stablehlo.multiply %lstm_26, %lstm_27 : tensor<2x4xf32>
      %lstm_29 = stablehlo.add %lstm_25, %lstm_28 : tensor<2x4xf32>
      %lstm_30 = stablehlo.logistic %lstm_23 : tensor<2x4xf32>
      %lstm_31 = stablehlo.tanh %lstm_29 : tensor<2x4xf32>
      %lstm_32 = stablehlo.multiply %lstm_30, %lstm_31 : tensor<2x4xf32>
      %lstm_33 = stablehlo.reshape %lstm_32 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
      %lstm_34 = stablehlo.dynamic_update_slice %lstm_13, %lstm_33, %lstm_12, %lstm_5, %lstm_5 : (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
      %lstm_35 = stablehlo.add %lstm_12, %lstm_6 : tensor<i32>
      stablehlo.return %lstm_35, %lstm_34, %lstm_32, %lstm_29 : tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
    }
    %lstm_10 = stablehlo.reshape %lstm_9#2 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %lstm_11 = stablehlo.reshape %lstm_9#3 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    return %lstm_9#1, %lstm_10, %lstm_11 : tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>
  }
}
