module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>, %args_1: tensor<3xf32>, %args_2: tensor<3xf32>, %args_3: tensor<3xf32>, %args_4: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>, tensor<3xf32>, tensor<3xf32>) {
    %_batch_norm_with_update_functional = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_batch_norm_with_update_functional_0 = stablehlo.reduce(%args_0 init: %_batch_norm_with_update_functional) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %_batch_norm_with_update_functional_1 = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
    %_batch_norm_with_update_functional_2 = stablehlo.divide %_batch_norm_with_update_functional_0, %_batch_norm_with_update_functional_1 : tensor<3xf32>
    %_batch_norm_with_update_functional_3 = stablehlo.broadcast_in_dim %_batch_norm_with_update_functional_2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_batch_norm_with_update_functional_4 = stablehlo.subtract %args_0, %_batch_norm_with_update_functional_3 : tensor<2x3x4xf32>
    %_batch_norm_with_update_functional_5 = stablehlo.multiply %_batch_norm_with_update_functional_4, %_batch_norm_with_update_functional_4 : tensor<2x3x4xf32>
    %_batch_norm_with_update_functional_6 = stablehlo.reduce(%_batch_norm_with_update_functional_5 init: %_batch_norm_with_update_functional) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %_batch_norm_with_update_functional_7 = stablehlo.constant dense<0.899999976> : tensor<3xf32>
    %_batch_norm_with_update_functional_8 = stablehlo.multiply %args_3, %_batch_norm_with_update_functional_7 : tensor<3xf32>
    %_batch_norm_with_update_functional_9 = stablehlo.constant dense<1.000000e-01> : tensor<3xf32>
    %_batch_norm_with_update_functional_10 = stablehlo.multiply %_batch_norm_with_update_functional_2, %_batch_norm_with_update_functional_9 : tensor<3xf32>
    %_batch_norm_with_update_functional_11 = stablehlo.add %_batch_norm_with_update_functional_8, %_batch_norm_with_update_functional_10 : tensor<3xf32>
    %_batch_norm_with_update_functional_12 = stablehlo.constant dense<7.000000e+00> : tensor<3xf32>
    %_batch_norm_with_update_functional_13 = stablehlo.divide %_batch_norm_with_update_functional_6, %_batch_norm_with_update_functional_12 : tensor<3xf32>
    %_batch_norm_with_update_functional_14 = stablehlo.multiply %args_4, %_batch_norm_with_update_functional_7 : tensor<3xf32>
    %_batch_norm_with_update_functional_15 = stablehlo.multiply %_batch_norm_with_update_functional_13, %_batch_norm_with_update_functional_9 : tensor<3xf32>
    %_batch_norm_with_update_functional_16 = stablehlo.add %_batch_norm_with_update_functional_14, %_batch_norm_with_update_functional_15 : tensor<3xf32>
    %_batch_norm_with_update_functional_17 = stablehlo.divide %_batch_norm_with_update_functional_6, %_batch_norm_with_update_functional_1 : tensor<3xf32>
    %_batch_norm_with_update_functional_18 = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %_batch_norm_with_update_functional_19 = stablehlo.add %_batch_norm_with_update_functional_17, %_batch_norm_with_update_functional_18 : tensor<3xf32>
    %_batch_norm_with_update_functional_20 = stablehlo.rsqrt %_batch_norm_with_update_functional_19 : tensor<3xf32>
    %_batch_norm_with_update_functional_21 = stablehlo.multiply %args_1, %_batch_norm_with_update_functional_20 : tensor<3xf32>
    %_batch_norm_with_update_functional_22 = stablehlo.multiply %_batch_norm_with_update_functional_2, %_batch_norm_with_update_functional_21 : tensor<3xf32>
    %_batch_norm_with_update_functional_23 = stablehlo.subtract %args_2, %_batch_norm_with_update_functional_22 : tensor<3xf32>
    %_batch_norm_with_update_functional_24 = stablehlo.broadcast_in_dim %_batch_norm_with_update_functional_21, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_batch_norm_with_update_functional_25 = stablehlo.multiply %args_0, %_batch_norm_with_update_functional_24 : tensor<2x3x4xf32>
    %_batch_norm_with_update_functional_26 = stablehlo.broadcast_in_dim %_batch_norm_with_update_functional_23, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_batch_norm_with_update_functional_27 = stablehlo.add %_batch_norm_with_update_functional_25, %_batch_norm_with_update_functional_26 : tensor<2x3x4xf32>
    %_batch_norm_with_update_functional_28 = stablehlo.constant dense<0> : tensor<0xui8>
    return %_batch_norm_with_update_functional_27, %_batch_norm_with_update_functional_2, %_batch_norm_with_update_functional_20, %_batch_norm_with_update_functional_28, %_batch_norm_with_update_functional_11, %_batch_norm_with_update_functional_16 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>, tensor<3xf32>, tensor<3xf32>
  }
}
