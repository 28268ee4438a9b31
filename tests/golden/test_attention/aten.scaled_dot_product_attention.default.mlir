module @main {
  func.func @main(%args_0: tensor<2x3x4x8xf32>, %args_1: tensor<2x3x4x8xf32>, %args_2: tensor<2x3x4x8xf32>) -> tensor<2x3x4x8xf32> {
    %scaled_dot_product_attention = stablehlo.composite "torch2hlo.scaled_dot_product_attention" %args_0, %args_1, %args_2 {composite_attributes = {high = 0 : i64, low = -4 : i64, scale = 0.35355339059327373 : f64}, decomposition = @scaled_dot_product_attention} : (tensor<2x3x4x8xf32>, tensor<2x3x4x8xf32>, tensor<2x3x4x8xf32>) -> tensor<2x3x4x8xf32>
    return %scaled_dot_product_attention : tensor<2x3x4x8xf32>
  }
  func.func private @scaled_dot_product_attention(%query: tensor<2x3x4x8xf32>, %key: tensor<2x3x4x8xf32>, %value: tensor<2x3x4x8xf32>) -> tensor<2x3x4x8xf32> {
    %scaled_dot_product_attention = stablehlo.dot_general %query, %key, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x4x8xf32>, tensor<2x3x4x8xf32>) -> tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_0 = stablehlo.constant dense<0.353553385> : tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_1 = stablehlo.multiply %scaled_dot_product_attention, %scaled_dot_product_attention_0 : tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_2 = stablehlo.iota dim = 2 : tensor<2x3x4x4xi32>
    %scaled_dot_product_attention_3 = stablehlo.iota dim = 3 : tensor<2x3x4x4xi32>
    %scaled_dot_product_attention_4 = stablehlo.compare GE, %scaled_dot_product_attention_2, %scaled_dot_product_attention_3, SIGNED : (tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi1>
    %scaled_dot_product_attention_5 = stablehlo.constant dense<0xFF800000> : tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_6 = stablehlo.select %scaled_dot_product_attention_4, %scaled_dot_product_attention_1, %scaled_dot_product_attention_5 : tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %scaled_dot_product_attention_8 = stablehlo.reduce(%scaled_dot_product_attention_6 init: %scaled_dot_product_attention_7) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %scaled_dot_product_attention_9 = stablehlo.broadcast_in_dim %scaled_dot_product_attention_8, dims = [0, 1, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_10 = stablehlo.subtract %scaled_dot_product_attention_6, %scaled_dot_product_attention_9 : tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_11 = stablehlo.exponential %scaled_dot_product_attention_10 : tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %scaled_dot_product_attention_13 = stablehlo.reduce(%scaled_dot_product_attention_11 init: %scaled_dot_product_attention_12) applies stablehlo.add across dimensions = [3] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %scaled_dot_product_attention_14 = stablehlo.broadcast_in_dim %scaled_dot_product_attention_13, dims = [0, 1, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_15 = stablehlo.divide %scaled_dot_product_attention_11, %scaled_dot_product_attention_14 : tensor<2x3x4x4xf32>
    %scaled_dot_product_attention_16 = stablehlo.dot_general %scaled_dot_product_attention_15, %value, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x4x4xf32>, tensor<2x3x4x8xf32>) -> tensor<2x3x4x8xf32>
    return %scaled_dot_product_attention_16 : tensor<2x3x4x8xf32>
  }
}
