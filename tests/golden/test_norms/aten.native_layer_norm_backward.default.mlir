module @main {
  func.func @main(%args_0: tensor<2x4xf32>, %args_1: tensor<2x4xf32>, %args_2: tensor<2x1xf32>, %args_3: tensor<2x1xf32>, %args_4: tensor<4xf32>, %args_5: tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %native_layer_norm_backward = stablehlo.reshape %args_3 : (tensor<2x1xf32>) -> tensor<2xf32>
    %native_layer_norm_backward_0 = stablehlo.broadcast_in_dim %native_layer_norm_backward, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %native_layer_norm_backward_1 = stablehlo.reshape %args_2 : (tensor<2x1xf32>) -> tensor<2xf32>
    %native_layer_norm_backward_2 = stablehlo.broadcast_in_dim %native_layer_norm_backward_1, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %native_layer_norm_backward_3 = stablehlo.subtract %args_1, %native_layer_norm_backward_2 : tensor<2x4xf32>
    %native_layer_norm_backward_4 = stablehlo.multiply %native_layer_norm_backward_3, %native_layer_norm_backward_0 : tensor<2x4xf32>
    %native_layer_norm_backward_5 = stablehlo.broadcast_in_dim %args_4, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %native_layer_norm_backward_6 = stablehlo.multiply %args_0, %native_layer_norm_backward_5 : tensor<2x4xf32>
    %native_layer_norm_backward_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %native_layer_norm_backward_8 = stablehlo.reduce(%native_layer_norm_backward_6 init: %native_layer_norm_backward_7) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %native_layer_norm_backward_9 = stablehlo.constant dense<4.000000e+00> : tensor<2xf32>
    %native_layer_norm_backward_10 = stablehlo.divide %native_layer_norm_backward_8, %native_layer_norm_backward_9 : tensor<2xf32>
    %native_layer_norm_backward_11 = stablehlo.broadcast_in_dim %native_layer_norm_backward_10, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %native_layer_norm_backward_12 = stablehlo.subtract %native_layer_norm_backward_6, %native_layer_norm_backward_11 : tensor<2x4xf32>
    %native_layer_norm_backward_13 = stablehlo.multiply %native_layer_norm_backward_6, %native_layer_norm_backward_4 : tensor<2x4xf32>
    %native_layer_norm_backward_14 = stablehlo.reduce(%native_layer_norm_backward_13 init: %native_layer_norm_backward_7) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %native_layer_norm_backward_15 = stablehlo.divide %native_layer_norm_backward_14, %native_layer_norm_backward_9 : tensor<2xf32>
    %native_layer_norm_backward_16 = stablehlo.broadcast_in_dim %native_layer_norm_backward_15, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %native_layer_norm_backward_17 = stablehlo.multiply %native_layer_norm_backward_4, %native_layer_norm_backward_16 : tensor<2x4xf32>
    %native_layer_norm_backward_18 = stablehlo.subtract %native_layer_norm_backward_12, %native_layer_norm_backward_17 : tensor<2x4xf32>
    %native_layer_norm_backward_19 = stablehlo.multiply %native_layer_norm_backward_18, %native_layer_norm_backward_0 : tensor<2x4xf32>
    %native_layer_norm_backward_20 = stablehlo.multiply %args_0, %native_layer_norm_backward_4 : tensor<2x4xf32>
    %native_layer_norm_backward_21 = stablehlo.reduce(%native_layer_norm_backward_20 init: %native_layer_norm_backward_7) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %native_layer_norm_backward_22 = stablehlo.reduce(%args_0 init: %native_layer_norm_backward_7) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %native_layer_norm_backward_19, %native_layer_norm_backward_21, %native_layer_norm_backward_22 : tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
