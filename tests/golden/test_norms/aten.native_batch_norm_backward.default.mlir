module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>, %args_1: tensor<2x3x4xf32>, %args_2: tensor<3xf32>, %args_3: tensor<3xf32>, %args_4: tensor<3xf32>, %args_5: tensor<3xf32>, %args_6: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
    %native_batch_norm_backward = stablehlo.broadcast_in_dim %args_6, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %native_batch_norm_backward_0 = stablehlo.broadcast_in_dim %args_5, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %native_batch_norm_backward_1 = stablehlo.subtract %args_1, %native_batch_norm_backward_0 : tensor<2x3x4xf32>
    %native_batch_norm_backward_2 = stablehlo.multiply %native_batch_norm_backward_1, %native_batch_norm_backward : tensor<2x3x4xf32>
    %native_batch_norm_backward_3 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %native_batch_norm_backward_4 = stablehlo.multiply %args_0, %native_batch_norm_backward_3 : tensor<2x3x4xf32>
    %native_batch_norm_backward_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %native_batch_norm_backward_6 = stablehlo.reduce(%native_batch_norm_backward_4 init: %native_batch_norm_backward_5) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %native_batch_norm_backward_7 = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
    %native_batch_norm_backward_8 = stablehlo.divide %native_batch_norm_backward_6, %native_batch_norm_backward_7 : tensor<3xf32>
    %native_batch_norm_backward_9 = stablehlo.broadcast_in_dim %native_batch_norm_backward_8, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %native_batch_norm_backward_10 = stablehlo.subtract %native_batch_norm_backward_4, %native_batch_norm_backward_9 : tensor<2x3x4xf32>
    %native_batch_norm_backward_11 = stablehlo.multiply %native_batch_norm_backward_4, %native_batch_norm_backward_2 : tensor<2x3x4xf32>
    %native_batch_norm_backward_12 = stablehlo.reduce(%native_batch_norm_backward_11 init: %native_batch_norm_backward_5) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %native_batch_norm_backward_13 = stablehlo.divide %native_batch_norm_backward_12, %native_batch_norm_backward_7 : tensor<3xf32>
    %native_batch_norm_backward_14 = stablehlo.broadcast_in_dim %native_batch_norm_backward_13, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %native_batch_norm_backward_15 = stablehlo.multiply %native_batch_norm_backward_2, %native_batch_norm_backward_14 : tensor<2x3x4xf32>
    %native_batch_norm_backward_16 = stablehlo.subtract %native_batch_norm_backward_10, %native_batch_norm_backward_15 : tensor<2x3x4xf32>
    %native_batch_norm_backward_17 = stablehlo.multiply %native_batch_norm_backward_16, %native_batch_norm_backward : tensor<2x3x4xf32>
    %native_batch_norm_backward_18 = stablehlo.multiply %args_0, %native_batch_norm_backward_2 : tensor<2x3x4xf32>
    %native_batch_norm_backward_19 = stablehlo.reduce(%native_batch_norm_backward_18 init: %native_batch_norm_backward_5) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %native_batch_norm_backward_20 = stablehlo.reduce(%args_0 init: %native_batch_norm_backward_5) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    return %native_batch_norm_backward_17, %native_batch_norm_backward_19, %native_batch_norm_backward_20 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
