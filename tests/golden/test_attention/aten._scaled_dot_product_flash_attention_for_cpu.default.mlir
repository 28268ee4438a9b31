module @main {
  func.func @main(%args_0: tensor<2x3x4x8xf32>, %args_1: tensor<2x3x4x8xf32>, %args_2: tensor<2x3x4x8xf32>) -> (tensor<2x3x4x8xf32>, tensor<2x3x4xf32>) {
    %_scaled_dot_product_flash_attention_for_cpu = stablehlo.dot_general %args_0, %args_1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x4x8xf32>, tensor<2x3x4x8xf32>) -> tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_0 = stablehlo.constant dense<0.353553385> : tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_1 = stablehlo.multiply %_scaled_dot_product_flash_attention_for_cpu, %_scaled_dot_product_flash_attention_for_cpu_0 : tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_2 = stablehlo.iota dim = 2 : tensor<2x3x4x4xi32>
    %_scaled_dot_product_flash_attention_for_cpu_3 = stablehlo.iota dim = 3 : tensor<2x3x4x4xi32>
    %_scaled_dot_product_flash_attention_for_cpu_4 = stablehlo.compare GE, %_scaled_dot_product_flash_attention_for_cpu_2, %_scaled_dot_product_flash_attention_for_cpu_3, SIGNED : (tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi1>
    %_scaled_dot_product_flash_attention_for_cpu_5 = stablehlo.constant dense<0xFF800000> : tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_6 = stablehlo.select %_scaled_dot_product_flash_attention_for_cpu_4, %_scaled_dot_product_flash_attention_for_cpu_1, %_scaled_dot_product_flash_attention_for_cpu_5 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %_scaled_dot_product_flash_attention_for_cpu_8 = stablehlo.reduce(%_scaled_dot_product_flash_attention_for_cpu_6 init: %_scaled_dot_product_flash_attention_for_cpu_7) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_9 = stablehlo.broadcast_in_dim %_scaled_dot_product_flash_attention_for_cpu_8, dims = [0, 1, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_10 = stablehlo.subtract %_scaled_dot_product_flash_attention_for_cpu_6, %_scaled_dot_product_flash_attention_for_cpu_9 : tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_11 = stablehlo.exponential %_scaled_dot_product_flash_attention_for_cpu_10 : tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_scaled_dot_product_flash_attention_for_cpu_13 = stablehlo.reduce(%_scaled_dot_product_flash_attention_for_cpu_11 init: %_scaled_dot_product_flash_attention_for_cpu_12) applies stablehlo.add across dimensions = [3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_14 = stablehlo.broadcast_in_dim %_scaled_dot_product_flash_attention_for_cpu_13, dims = [0, 1, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_15 = stablehlo.divide %_scaled_dot_product_flash_attention_for_cpu_11, %_scaled_dot_product_flash_attention_for_cpu_14 : tensor<2x3x4x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_16 = stablehlo.dot_general %_scaled_dot_product_flash_attention_for_cpu_15, %args_2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x4x4xf32>, tensor<2x3x4x8xf32>) -> tensor<2x3x4x8xf32>
    %_scaled_dot_product_flash_attention_for_cpu_17 = stablehlo.log %_scaled_dot_product_flash_attention_for_cpu_13 : tensor<2x3x4xf32>
    %_scaled_dot_product_flash_attention_for_cpu_18 = stablehlo.add %_scaled_dot_product_flash_attention_for_cpu_8, %_scaled_dot_product_flash_attention_for_cpu_17 : tensor<2x3x4xf32>
    return %_scaled_dot_product_flash_attention_for_cpu_16, %_scaled_dot_product_flash_attention_for_cpu_18 : tensor<2x3x4x8xf32>, tensor<2x3x4xf32>
  }
}
