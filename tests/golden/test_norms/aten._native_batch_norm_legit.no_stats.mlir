module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>, %args_1: tensor<3xf32>, %args_2: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
    %_native_batch_norm_legit = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_native_batch_norm_legit_0 = stablehlo.reduce(%args_0 init: %_native_batch_norm_legit) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %_native_batch_norm_legit_1 = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
    %_native_batch_norm_legit_2 = stablehlo.divide %_native_batch_norm_legit_0, %_native_batch_norm_legit_1 : tensor<3xf32>
    %_native_batch_norm_legit_3 = stablehlo.broadcast_in_dim %_native_batch_norm_legit_2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_native_batch_norm_legit_4 = stablehlo.subtract %args_0, %_native_batch_norm_legit_3 : tensor<2x3x4xf32>
    %_native_batch_norm_legit_5 = stablehlo.multiply %_native_batch_norm_legit_4, %_native_batch_norm_legit_4 : tensor<2x3x4xf32>
    %_native_batch_norm_legit_6 = stablehlo.reduce(%_native_batch_norm_legit_5 init: %_native_batch_norm_legit) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %_native_batch_norm_legit_7 = stablehlo.divide %_native_batch_norm_legit_6, %_native_batch_norm_legit_1 : tensor<3xf32>
    %_native_batch_norm_legit_8 = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %_native_batch_norm_legit_9 = stablehlo.add %_native_batch_norm_legit_7, %_native_batch_norm_legit_8 : tensor<3xf32>
    %_native_batch_norm_legit_10 = stablehlo.rsqrt %_native_batch_norm_legit_9 : tensor<3xf32>
    %_native_batch_norm_legit_11 = stablehlo.multiply %args_1, %_native_batch_norm_legit_10 : tensor<3xf32>
    %_native_batch_norm_legit_12 = stablehlo.multiply %_native_batch_norm_legit_2, %_native_batch_norm_legit_11 : tensor<3xf32>
    %_native_batch_norm_legit_13 = stablehlo.subtract %args_2, %_native_batch_norm_legit_12 : tensor<3xf32>
    %_native_batch_norm_legit_14 = stablehlo.broadcast_in_dim %_native_batch_norm_legit_11, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_native_batch_norm_legit_15 = stablehlo.multiply %args_0, %_native_batch_norm_legit_14 : tensor<2x3x4xf32>
    %_native_batch_norm_legit_16 = stablehlo.broadcast_in_dim %_native_batch_norm_legit_13, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_native_batch_norm_legit_17 = stablehlo.add %_native_batch_norm_legit_15, %_native_batch_norm_legit_16 : tensor<2x3x4xf32>
    return %_native_batch_norm_legit_17, %_native_batch_norm_legit_2, %_native_batch_norm_legit_10 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
