module @main {
  func.func @main(%args_0: tensor<4x16xf8E4M3FN>, %args_1: tensor<16x4xf8E4M3FN>, %args_2: tensor<f32>, %args_3: tensor<f32>) -> tensor<4x4xf32> {
    %_scaled_mm = stablehlo.dot_general %args_0, %args_1, contracting_dims = [1] x [0] : (tensor<4x16xf8E4M3FN>, tensor<16x4xf8E4M3FN>) -> tensor<4x4xf32>
    %_scaled_mm_0 = stablehlo.broadcast_in_dim %args_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %_scaled_mm_1 = stablehlo.multiply %_scaled_mm, %_scaled_mm_0 : tensor<4x4xf32>
    %_scaled_mm_2 = stablehlo.broadcast_in_dim %args_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %_scaled_mm_3 = stablehlo.multiply %_scaled_mm_1, %_scaled_mm_2 : tensor<4x4xf32>
    return %_scaled_mm_3 : tensor<4x4xf32>
  }
}
