module @main {
  func.func @main(%args_0: tensor<2x4xf32>, %args_1: tensor<4xf32>) -> (tensor<2x4xf32>, tensor<2x1xf32>) {
    %_fused_rms_norm = stablehlo.multiply %args_0, %args_0 : tensor<2x4xf32>
    %_fused_rms_norm_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_fused_rms_norm_1 = stablehlo.reduce(%_fused_rms_norm init: %_fused_rms_norm_0) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %_fused_rms_norm_2 = stablehlo.constant dense<4.000000e+00> : tensor<2xf32>
    %_fused_rms_norm_3 = stablehlo.divide %_fused_rms_norm_1, %_fused_rms_norm_2 : tensor<2xf32>
    %_fused_rms_norm_4 = stablehlo.constant dense<1.1920929E-7> : tensor<2xf32>
    %_fused_rms_norm_5 = stablehlo.add %_fused_rms_norm_3, %_fused_rms_norm_4 : tensor<2xf32>
    %_fused_rms_norm_6 = stablehlo.rsqrt %_fused_rms_norm_5 : tensor<2xf32>
    %_fused_rms_norm_7 = stablehlo.broadcast_in_dim %_fused_rms_norm_6, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %_fused_rms_norm_8 = stablehlo.multiply %args_0, %_fused_rms_norm_7 : tensor<2x4xf32>
    %_fused_rms_norm_9 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %_fused_rms_norm_10 = stablehlo.multiply %_fused_rms_norm_8, %_fused_rms_norm_9 : tensor<2x4xf32>
    %_fused_rms_norm_11 = stablehlo.reshape %_fused_rms_norm_6 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %_fused_rms_norm_10, %_fused_rms_norm_11 : tensor<2x4xf32>, tensor<2x1xf32>
  }
}
