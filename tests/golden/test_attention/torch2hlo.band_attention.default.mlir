module @main {
  func.func @main(%args_0: tensor<2x3x6x8xf32>, %args_1: tensor<2x3x6x8xf32>, %args_2: tensor<2x3x6x8xf32>) -> tensor<2x3x6x8xf32> {
    %band_attention = stablehlo.composite "torch2hlo.scaled_dot_product_attention" %args_0, %args_1, %args_2 {composite_attributes = {high = 0 : i64, low = -2 : i64, scale = 0.35355339059327373 : f64}, decomposition = @scaled_dot_product_attention} : (tensor<2x3x6x8xf32>, tensor<2x3x6x8xf32>, tensor<2x3x6x8xf32>) -> tensor<2x3x6x8xf32>
    return %band_attention : tensor<2x3x6x8xf32>
  }
  func.func private @scaled_dot_product_attention(%query: tensor<2x3x6x8xf32>, %key: tensor<2x3x6x8xf32>, %value: tensor<2x3x6x8xf32>) -> tensor<2x3x6x8xf32> {
    %band_attention = stablehlo.dot_general %query, %key, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x6x8xf32>, tensor<2x3x6x8xf32>) -> tensor<2x3x6x6xf32>
    %band_attention_0 = stablehlo.constant dense<0.353553385> : tensor<2x3x6x6xf32>
    %band_attention_1 = stablehlo.multiply %band_attention, %band_attention_0 : tensor<2x3x6x6xf32>
    %band_attention_2 = stablehlo.iota dim = 2 : tensor<2x3x6x6xi32>
    %band_attention_3 = stablehlo.iota dim = 3 : tensor<2x3x6x6xi32>
    %band_attention_4 = stablehlo.compare GE, %band_attention_2, %band_attention_3, SIGNED : (tensor<2x3x6x6xi32>, tensor<2x3x6x6xi32>) -> tensor<2x3x6x6xi1>
    %band_attention_5 = stablehlo.constant dense<-2> : tensor<2x3x6x6xi32>
    %band_attention_6 = stablehlo.add %band_attention_2, %band_attention_5 : tensor<2x3x6x6xi32>
    %band_attention_7 = stablehlo.compare LE, %band_attention_6, %band_attention_3, SIGNED : (tensor<2x3x6x6xi32>, tensor<2x3x6x6xi32>) -> tensor<2x3x6x6xi1>
    %band_attention_8 = stablehlo.constant dense<0xFF800000> : tensor<2x3x6x6xf32>
    %band_attention_9 = stablehlo.and %band_attention_4, %band_attention_7 : tensor<2x3x6x6xi1>
    %band_attention_10 = stablehlo.select %band_attention_9, %band_attention_1, %band_attention_8 : tensor<2x3x6x6xi1>, tensor<2x3x6x6xf32>
    %band_attention_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %band_attention_12 = stablehlo.reduce(%band_attention_10 init: %band_attention_11) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x6xf32>
    %band_attention_13 = stablehlo.broadcast_in_dim %band_attention_12, dims = [0, 1, 2] : (tensor<2x3x6xf32>) -> tensor<2x3x6x6xf32>
    %band_attention_14 = stablehlo.subtract %band_attention_10, %band_attention_13 : tensor<2x3x6x6xf32>
    %band_attention_15 = stablehlo.exponential %band_attention_14 : tensor<2x3x6x6xf32>
    %band_attention_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %band_attention_17 = stablehlo.reduce(%band_attention_15 init: %band_attention_16) applies stablehlo.add across dimensions = [3] : (tensor<2x3x6x6xf32>, tensor<f32>) -> tensor<2x3x6xf32>
    %band_attention_18 = stablehlo.broadcast_in_dim %band_attention_17, dims = [0, 1, 2] : (tensor<2x3x6xf32>) -> tensor<2x3x6x6xf32>
    %band_attention_19 = stablehlo.divide %band_attention_15, %band_attention_18 : tensor<2x3x6x6xf32>
    %band_attention_20 = stablehlo.dot_general %band_attention_19, %value, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x3x6x6xf32>, tensor<2x3x6x8xf32>) -> tensor<2x3x6x8xf32>
    return %band_attention_20 : tensor<2x3x6x8xf32>
  }
}
