module @main {
  func.func @main(%args_0: tensor<2x4x3xf32>, %args_1: tensor<2x4x3xf32>, %args_2: tensor<2x2xf32>, %args_3: tensor<2x2xf32>, %args_4: tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) {
    %native_group_norm_backward = stablehlo.reshape %args_1 : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_backward_0 = stablehlo.reshape %args_0 : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_backward_1 = stablehlo.reshape %args_4 : (tensor<4xf32>) -> tensor<2x2xf32>
    %native_group_norm_backward_2 = stablehlo.broadcast_in_dim %args_3, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_backward_3 = stablehlo.broadcast_in_dim %args_2, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_backward_4 = stablehlo.subtract %native_group_norm_backward, %native_group_norm_backward_3 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_5 = stablehlo.multiply %native_group_norm_backward_4, %native_group_norm_backward_2 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_6 = stablehlo.broadcast_in_dim %native_group_norm_backward_1, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_backward_7 = stablehlo.multiply %native_group_norm_backward_0, %native_group_norm_backward_6 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %native_group_norm_backward_9 = stablehlo.reduce(%native_group_norm_backward_7 init: %native_group_norm_backward_8) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %native_group_norm_backward_10 = stablehlo.constant dense<6.000000e+00> : tensor<2x2xf32>
    %native_group_norm_backward_11 = stablehlo.divide %native_group_norm_backward_9, %native_group_norm_backward_10 : tensor<2x2xf32>
    %native_group_norm_backward_12 = stablehlo.broadcast_in_dim %native_group_norm_backward_11, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_backward_13 = stablehlo.subtract %native_group_norm_backward_7, %native_group_norm_backward_12 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_14 = stablehlo.multiply %native_group_norm_backward_7, %native_group_norm_backward_5 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_15 = stablehlo.reduce(%native_group_norm_backward_14 init: %native_group_norm_backward_8) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %native_group_norm_backward_16 = stablehlo.divide %native_group_norm_backward_15, %native_group_norm_backward_10 : tensor<2x2xf32>
    %native_group_norm_backward_17 = stablehlo.broadcast_in_dim %native_group_norm_backward_16, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_backward_18 = stablehlo.multiply %native_group_norm_backward_5, %native_group_norm_backward_17 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_19 = stablehlo.subtract %native_group_norm_backward_13, %native_group_norm_backward_18 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_20 = stablehlo.multiply %native_group_norm_backward_19, %native_group_norm_backward_2 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_21 = stablehlo.reshape %native_group_norm_backward_20 : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %native_group_norm_backward_22 = stablehlo.multiply %native_group_norm_backward_0, %native_group_norm_backward_5 : tensor<2x2x2x3xf32>
    %native_group_norm_backward_23 = stablehlo.reduce(%native_group_norm_backward_22 init: %native_group_norm_backward_8) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %native_group_norm_backward_24 = stablehlo.reshape %native_group_norm_backward_23 : (tensor<2x2xf32>) -> tensor<4xf32>
    %native_group_norm_backward_25 = stablehlo.reduce(%native_group_norm_backward_0 init: %native_group_norm_backward_8) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %native_group_norm_backward_26 = stablehlo.reshape %native_group_norm_backward_25 : (tensor<2x2xf32>) -> tensor<4xf32>
    return %native_group_norm_backward_21, %native_group_norm_backward_24, %native_group_norm_backward_26 : tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
