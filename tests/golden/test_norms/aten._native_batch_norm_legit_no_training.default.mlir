module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>, %args_1: tensor<3xf32>, %args_2: tensor<3xf32>, %args_3: tensor<3xf32>, %args_4: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>) {
    %_native_batch_norm_legit_no_training = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %_native_batch_norm_legit_no_training_0 = stablehlo.add %args_4, %_native_batch_norm_legit_no_training : tensor<3xf32>
    %_native_batch_norm_legit_no_training_1 = stablehlo.rsqrt %_native_batch_norm_legit_no_training_0 : tensor<3xf32>
    %_native_batch_norm_legit_no_training_2 = stablehlo.multiply %args_1, %_native_batch_norm_legit_no_training_1 : tensor<3xf32>
    %_native_batch_norm_legit_no_training_3 = stablehlo.multiply %args_3, %_native_batch_norm_legit_no_training_2 : tensor<3xf32>
    %_native_batch_norm_legit_no_training_4 = stablehlo.subtract %args_2, %_native_batch_norm_legit_no_training_3 : tensor<3xf32>
    %_native_batch_norm_legit_no_training_5 = stablehlo.broadcast_in_dim %_native_batch_norm_legit_no_training_2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_native_batch_norm_legit_no_training_6 = stablehlo.multiply %args_0, %_native_batch_norm_legit_no_training_5 : tensor<2x3x4xf32>
    %_native_batch_norm_legit_no_training_7 = stablehlo.broadcast_in_dim %_native_batch_norm_legit_no_training_4, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_native_batch_norm_legit_no_training_8 = stablehlo.add %_native_batch_norm_legit_no_training_6, %_native_batch_norm_legit_no_training_7 : tensor<2x3x4xf32>
    %_native_batch_norm_legit_no_training_9 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    return %_native_batch_norm_legit_no_training_8, %_native_batch_norm_legit_no_training_9, %_native_batch_norm_legit_no_training_9 : tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>
  }
}
