module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>, %args_1: tensor<3xf32>, %args_2: tensor<3xf32>, %args_3: tensor<3xf32>, %args_4: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>) {
    %_batch_norm_no_update = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %_batch_norm_no_update_0 = stablehlo.add %args_4, %_batch_norm_no_update : tensor<3xf32>
    %_batch_norm_no_update_1 = stablehlo.rsqrt %_batch_norm_no_update_0 : tensor<3xf32>
    %_batch_norm_no_update_2 = stablehlo.multiply %args_1, %_batch_norm_no_update_1 : tensor<3xf32>
    %_batch_norm_no_update_3 = stablehlo.multiply %args_3, %_batch_norm_no_update_2 : tensor<3xf32>
    %_batch_norm_no_update_4 = stablehlo.subtract %args_2, %_batch_norm_no_update_3 : tensor<3xf32>
    %_batch_norm_no_update_5 = stablehlo.broadcast_in_dim %_batch_norm_no_update_2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_batch_norm_no_update_6 = stablehlo.multiply %args_0, %_batch_norm_no_update_5 : tensor<2x3x4xf32>
    %_batch_norm_no_update_7 = stablehlo.broadcast_in_dim %_batch_norm_no_update_4, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %_batch_norm_no_update_8 = stablehlo.add %_batch_norm_no_update_6, %_batch_norm_no_update_7 : tensor<2x3x4xf32>
    %_batch_norm_no_update_9 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %_batch_norm_no_update_10 = stablehlo.constant dense<0> : tensor<0xui8>
    return %_batch_norm_no_update_8, %_batch_norm_no_update_9, %_batch_norm_no_update_9, %_batch_norm_no_update_10 : tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>
  }
}
