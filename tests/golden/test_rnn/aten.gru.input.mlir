module @main {
  func.func @main(%args_0: tensor<3x2x3xf32>, %args_1: tensor<1x2x4xf32>, %args_2: tensor<12x3xf32>, %args_3: tensor<12x4xf32>, %args_4: tensor<12xf32>, %args_5: tensor<12xf32>) -> (tensor<3x2x4xf32>, tensor<1x2x4xf32>) {
    %gru = stablehlo.reshape %args_1 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %gru_0 = stablehlo.dot_general %args_0, %args_2, contracting_dims = [2] x [1] : (tensor<3x2x3xf32>, tensor<12x3xf32>) -> tensor<3x2x12xf32>
    %gru_1 = stablehlo.broadcast_in_dim %args_4, dims = [2] : (tensor<12xf32>) -> tensor<3x2x12xf32>
    %gru_2 = stablehlo.add %gru_0, %gru_1 : tensor<3x2x12xf32>
    %gru_3 = stablehlo.constant dense<0> : tensor<i32>
    %gru_4 = stablehlo.constant dense<1> : tensor<i32>
    %gru_5 = stablehlo.constant dense<3> : tensor<i32>
    %gru_6 = stablehlo.constant dense<0.000000e+00> : tensor<3x2x4xf32>
    %gru_7:3 = stablehlo.while(%gru_9 = %gru_3, %gru_10 = %gru_6, %gru_11 = %gru) : tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>
    cond {
      %gru_12 = stablehlo.compare LT, %gru_9, %gru_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %gru_12 : tensor<i1>
    } do {
      %gru_12 = stablehlo.dynamic_slice %gru_2, %gru_9, %gru_3, %gru_3, sizes = [1, 2, 12] : (tensor<3x2x12xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x12xf32>
      %gru_13 = stablehlo.reshape %gru_12 : (tensor<1x2x12xf32>) -> tensor<2x12xf32>
      %gru_14 = stablehlo.slice %gru_13 [0:2, 0:4] : (tensor<2x12xf32>) -> tensor<2x4xf32>
      %gru_15 = stablehlo.slice %gru_13 [0:2, 4:8] : (tensor<2x12xf32>) -> tensor<2x4xf32>
      %gru_16 = stablehlo.slice %gru_13 [0:2, 8:12] : (tensor<2x12xf32>) -> tensor<2x4xf32>
      %gru_17 = stablehlo.dot_general %gru_11, %args_3, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<12x4xf32>) -> tensor<2x12xf32>
      %gru_18 = stablehlo.broadcast_in_dim %args_5, dims = [1] : (tensor<12xf32>) -> tensor<2x12xf32>
      %gru_19 = stablehlo.add %gru_17, %gru_18 : tensor<2x12xf32>
      %gru_20 = stablehlo.slice %gru_19 [0:2, 0:4] : (tensor<2x12xf32>) -> tensor<2x4xf32>
      %gru_21 = stablehlo.slice %gru_19 [0:2, 4:8] : (tensor<2x12xf32>) -> tensor<2x4xf32>
      %gru_22 = stablehlo.slice %gru_19 [0:2, 8:12] : (tensor<2x12xf32>) -> tensor<2x4xf32>
      %gru_23 = stablehlo.add %gru_14, %gru_20 : tensor<2x4xf32>
      %gru_24 = stablehlo.logistic %gru_23 : tensor<2x4xf32>
      %gru_25 = stablehlo.add %gru_15, %gru_21 : tensor<2x4xf32>
      %gru_26 = stablehlo.logistic %gru_25 : tensor<2x4xf32>
      %gru_27 = stablehlo.multiply %gru_24, %gru_22 : tensor<2x4xf32>
      %gru_28 = stablehlo.add %gru_16, %gru_27 : tensor<2x4xf32>
      %gru_29 = stablehlo.tanh %gru_28 : tensor<2x4xf32>
      %gru_30 = stablehlo.subtract %gru_11, %gru_29 : tensor<2x4xf32>
      %gru_31 = stablehlo.multiply %gru_26, %gru_30 : tensor<2x4xf32>
      %gru_32 = stablehlo.add %gru_29, %gru_31 : tensor<2x4xf32>
      %gru_33 = stablehlo.reshape %gru_32 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
      %gru_34 = stablehlo.dynamic_update_slice %gru_10, %gru_33, %gru_9, %gru_3, %gru_3 : (tensor<3x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x4xf32>
      %gru_35 = stablehlo.add %gru_9, %gru_4 : tensor<i32>
      stablehlo.return %gru_35, %gru_34, %gru_32 : tensor<i32>, tensor<3x2x4xf32>, tensor<2x4xf32>
    }
    %gru_8 = stablehlo.reshape %gru_7#2 : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    return %gru_7#1, %gru_8 : tensor<3x2x4xf32>, tensor<1x2x4xf32>
  }
}
