module @main {
  func.func @main(%args_0: tensor<2x4xf32>, %args_1: tensor<4xf32>, %args_2: tensor<4xf32>) -> tensor<2x4xf32> {
    %layer_norm = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %layer_norm_0 = stablehlo.reduce(%args_0 init: %layer_norm) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %layer_norm_1 = stablehlo.constant dense<4.000000e+00> : tensor<2xf32>
    %layer_norm_2 = stablehlo.divide %layer_norm_0, %layer_norm_1 : tensor<2xf32>
    %layer_norm_3 = stablehlo.broadcast_in_dim %layer_norm_2, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %layer_norm_4 = stablehlo.subtract %args_0, %layer_norm_3 : tensor<2x4xf32>
    %layer_norm_5 = stablehlo.multiply %layer_norm_4, %layer_norm_4 : tensor<2x4xf32>
    %layer_norm_6 = stablehlo.reduce(%layer_norm_5 init: %layer_norm) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %layer_norm_7 = stablehlo.divide %layer_norm_6, %layer_norm_1 : tensor<2xf32>
    %layer_norm_8 = stablehlo.constant dense<9.99999974E-6> : tensor<2xf32>
    %layer_norm_9 = stablehlo.add %layer_norm_7, %layer_norm_8 : tensor<2xf32>
    %layer_norm_10 = stablehlo.rsqrt %layer_norm_9 : tensor<2xf32>
    %layer_norm_11 = stablehlo.broadcast_in_dim %layer_norm_10, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %layer_norm_12 = stablehlo.multiply %layer_norm_4, %layer_norm_11 : tensor<2x4xf32>
    %layer_norm_13 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %layer_norm_14 = stablehlo.multiply %layer_norm_12, %layer_norm_13 : tensor<2x4xf32>
    %layer_norm_15 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %layer_norm_16 = stablehlo.add %layer_norm_14, %layer_norm_15 : tensor<2x4xf32>
    return %layer_norm_16 : tensor<2x4xf32>
  }
}
