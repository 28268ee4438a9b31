module @main {
  func.func @main(%args_0: tensor<2x4x3xf32>, %args_1: tensor<4xf32>, %args_2: tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
    %native_group_norm = stablehlo.reshape %args_0 : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %native_group_norm_1 = stablehlo.reduce(%native_group_norm init: %native_group_norm_0) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %native_group_norm_2 = stablehlo.constant dense<6.000000e+00> : tensor<2x2xf32>
    %native_group_norm_3 = stablehlo.divide %native_group_norm_1, %native_group_norm_2 : tensor<2x2xf32>
    %native_group_norm_4 = stablehlo.broadcast_in_dim %native_group_norm_3, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_5 = stablehlo.subtract %native_group_norm, %native_group_norm_4 : tensor<2x2x2x3xf32>
    %native_group_norm_6 = stablehlo.multiply %native_group_norm_5, %native_group_norm_5 : tensor<2x2x2x3xf32>
    %native_group_norm_7 = stablehlo.reduce(%native_group_norm_6 init: %native_group_norm_0) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %native_group_norm_8 = stablehlo.divide %native_group_norm_7, %native_group_norm_2 : tensor<2x2xf32>
    %native_group_norm_9 = stablehlo.constant dense<9.99999974E-6> : tensor<2x2xf32>
    %native_group_norm_10 = stablehlo.add %native_group_norm_8, %native_group_norm_9 : tensor<2x2xf32>
    %native_group_norm_11 = stablehlo.rsqrt %native_group_norm_10 : tensor<2x2xf32>
    %native_group_norm_12 = stablehlo.broadcast_in_dim %native_group_norm_11, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_13 = stablehlo.multiply %native_group_norm_5, %native_group_norm_12 : tensor<2x2x2x3xf32>
    %native_group_norm_14 = stablehlo.reshape %args_1 : (tensor<4xf32>) -> tensor<2x2xf32>
    %native_group_norm_15 = stablehlo.reshape %args_2 : (tensor<4xf32>) -> tensor<2x2xf32>
    %native_group_norm_16 = stablehlo.broadcast_in_dim %native_group_norm_14, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_17 = stablehlo.multiply %native_group_norm_13, %native_group_norm_16 : tensor<2x2x2x3xf32>
    %native_group_norm_18 = stablehlo.broadcast_in_dim %native_group_norm_15, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %native_group_norm_19 = stablehlo.add %native_group_norm_17, %native_group_norm_18 : tensor<2x2x2x3xf32>
    %native_group_norm_20 = stablehlo.reshape %native_group_norm_19 : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    return %native_group_norm_20, %native_group_norm_3, %native_group_norm_11 : tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>
  }
}
