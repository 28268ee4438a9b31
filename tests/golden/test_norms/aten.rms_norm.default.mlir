module @main {
  func.func @main(%args_0: tensor<2x4xf32>, %args_1: tensor<4xf32>) -> tensor<2x4xf32> {
    %rms_norm = stablehlo.multiply %args_0, %args_0 : tensor<2x4xf32>
    %rms_norm_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %rms_norm_1 = stablehlo.reduce(%rms_norm init: %rms_norm_0) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %rms_norm_2 = stablehlo.constant dense<4.000000e+00> : tensor<2xf32>
    %rms_norm_3 = stablehlo.divide %rms_norm_1, %rms_norm_2 : tensor<2xf32>
    %rms_norm_4 = stablehlo.constant dense<1.1920929E-7> : tensor<2xf32>
    %rms_norm_5 = stablehlo.add %rms_norm_3, %rms_norm_4 : tensor<2xf32>
    %rms_norm_6 = stablehlo.rsqrt %rms_norm_5 : tensor<2xf32>
    %rms_norm_7 = stablehlo.broadcast_in_dim %rms_norm_6, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %rms_norm_8 = stablehlo.multiply %args_0, %rms_norm_7 : tensor<2x4xf32>
    %rms_norm_9 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %rms_norm_10 = stablehlo.multiply %rms_norm_8, %rms_norm_9 : tensor<2x4xf32>
    return %rms_norm_10 : tensor<2x4xf32>
  }
}
