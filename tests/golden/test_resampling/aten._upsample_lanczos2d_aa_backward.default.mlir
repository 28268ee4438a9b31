module @main {
  func.func @main(%args_0: tensor<1x1x6x6xf32>) -> tensor<1x1x3x3xf32> {
    %_upsample_lanczos2d_aa_backward = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]> : tensor<18xi32>
    %_upsample_lanczos2d_aa_backward_0 = "stablehlo.gather"(%args_0, %_upsample_lanczos2d_aa_backward) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<18xi32>) -> tensor<1x1x18x6xf32>
    %_upsample_lanczos2d_aa_backward_1 = stablehlo.reshape %_upsample_lanczos2d_aa_backward_0 : (tensor<1x1x18x6xf32>) -> tensor<1x1x3x6x6xf32>
    %_upsample_lanczos2d_aa_backward_2 = stablehlo.constant dense<[[1.130650e+00, 0.814732372, 0.262987673, -0.129329219, -0.062053524, 0.0381357186], [-0.168785736, 0.247321144, 0.866341531, 0.866341531, 0.247321144, -0.168785736], [0.0381357186, -0.062053524, -0.129329219, 0.262987673, 0.814732372, 1.130650e+00]]> : tensor<3x6xf32>
    %_upsample_lanczos2d_aa_backward_3 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_backward_2, dims = [2, 3] : (tensor<3x6xf32>) -> tensor<1x1x3x6x6xf32>
    %_upsample_lanczos2d_aa_backward_4 = stablehlo.multiply %_upsample_lanczos2d_aa_backward_1, %_upsample_lanczos2d_aa_backward_3 : tensor<1x1x3x6x6xf32>
    %_upsample_lanczos2d_aa_backward_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_upsample_lanczos2d_aa_backward_6 = stablehlo.reduce(%_upsample_lanczos2d_aa_backward_4 init: %_upsample_lanczos2d_aa_backward_5) applies stablehlo.add across dimensions = [3] : (tensor<1x1x3x6x6xf32>, tensor<f32>) -> tensor<1x1x3x6xf32>
    %_upsample_lanczos2d_aa_backward_7 = "stablehlo.gather"(%_upsample_lanczos2d_aa_backward_6, %_upsample_lanczos2d_aa_backward) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x6xf32>, tensor<18xi32>) -> tensor<1x1x3x18xf32>
    %_upsample_lanczos2d_aa_backward_8 = stablehlo.reshape %_upsample_lanczos2d_aa_backward_7 : (tensor<1x1x3x18xf32>) -> tensor<1x1x3x3x6xf32>
    %_upsample_lanczos2d_aa_backward_9 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_backward_2, dims = [3, 4] : (tensor<3x6xf32>) -> tensor<1x1x3x3x6xf32>
    %_upsample_lanczos2d_aa_backward_10 = stablehlo.multiply %_upsample_lanczos2d_aa_backward_8, %_upsample_lanczos2d_aa_backward_9 : tensor<1x1x3x3x6xf32>
    %_upsample_lanczos2d_aa_backward_11 = stablehlo.reduce(%_upsample_lanczos2d_aa_backward_10 init: %_upsample_lanczos2d_aa_backward_5) applies stablehlo.add across dimensions = [4] : (tensor<1x1x3x3x6xf32>, tensor<f32>) -> tensor<1x1x3x3xf32>
    return %_upsample_lanczos2d_aa_backward_11 : tensor<1x1x3x3xf32>
  }
}
