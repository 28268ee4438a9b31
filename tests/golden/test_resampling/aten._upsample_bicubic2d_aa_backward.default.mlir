module @main {
  func.func @main(%args_0: tensor<1x1x6x6xf32>) -> tensor<1x1x3x3xf32> {
    %_upsample_bicubic2d_aa_backward = stablehlo.constant dense<[0, 1, 2, 3, 4, 4, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 5]> : tensor<18xi32>
    %_upsample_bicubic2d_aa_backward_0 = "stablehlo.gather"(%args_0, %_upsample_bicubic2d_aa_backward) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<18xi32>) -> tensor<1x1x18x6xf32>
    %_upsample_bicubic2d_aa_backward_1 = stablehlo.reshape %_upsample_bicubic2d_aa_backward_0 : (tensor<1x1x18x6xf32>) -> tensor<1x1x3x6x6xf32>
    %_upsample_bicubic2d_aa_backward_2 = stablehlo.constant dense<[[1.08823526, 0.810218989, 0.22137405, -0.068702288, -0.0218978096, -0.0218978096], [-0.0882352963, 0.211678833, 0.847328245, 0.847328245, 0.211678833, -0.0882352963], [-0.0218978096, -0.068702288, 0.22137405, 0.810218989, 1.08823526, 1.08823526]]> : tensor<3x6xf32>
    %_upsample_bicubic2d_aa_backward_3 = stablehlo.broadcast_in_dim %_upsample_bicubic2d_aa_backward_2, dims = [2, 3] : (tensor<3x6xf32>) -> tensor<1x1x3x6x6xf32>
    %_upsample_bicubic2d_aa_backward_4 = stablehlo.multiply %_upsample_bicubic2d_aa_backward_1, %_upsample_bicubic2d_aa_backward_3 : tensor<1x1x3x6x6xf32>
    %_upsample_bicubic2d_aa_backward_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_upsample_bicubic2d_aa_backward_6 = stablehlo.constant dense<[[true, true, true, true, true, false], [true, true, true, true, true, true], [true, true, true, true, true, false]]> : tensor<3x6xi1>
    %_upsample_bicubic2d_aa_backward_7 = stablehlo.broadcast_in_dim %_upsample_bicubic2d_aa_backward_6, dims = [2, 3] : (tensor<3x6xi1>) -> tensor<1x1x3x6x6xi1>
    %_upsample_bicubic2d_aa_backward_8 = stablehlo.broadcast_in_dim %_upsample_bicubic2d_aa_backward_5, dims = [] : (tensor<f32>) -> tensor<1x1x3x6x6xf32>
    %_upsample_bicubic2d_aa_backward_9 = stablehlo.select %_upsample_bicubic2d_aa_backward_7, %_upsample_bicubic2d_aa_backward_4, %_upsample_bicubic2d_aa_backward_8 : tensor<1x1x3x6x6xi1>, tensor<1x1x3x6x6xf32>
    %_upsample_bicubic2d_aa_backward_10 = stablehlo.reduce(%_upsample_bicubic2d_aa_backward_9 init: %_upsample_bicubic2d_aa_backward_5) applies stablehlo.add across dimensions = [3] : (tensor<1x1x3x6x6xf32>, tensor<f32>) -> tensor<1x1x3x6xf32>
    %_upsample_bicubic2d_aa_backward_11 = "stablehlo.gather"(%_upsample_bicubic2d_aa_backward_10, %_upsample_bicubic2d_aa_backward) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x6xf32>, tensor<18xi32>) -> tensor<1x1x3x18xf32>
    %_upsample_bicubic2d_aa_backward_12 = stablehlo.reshape %_upsample_bicubic2d_aa_backward_11 : (tensor<1x1x3x18xf32>) -> tensor<1x1x3x3x6xf32>
    %_upsample_bicubic2d_aa_backward_13 = stablehlo.broadcast_in_dim %_upsample_bicubic2d_aa_backward_2, dims = [3, 4] : (tensor<3x6xf32>) -> tensor<1x1x3x3x6xf32>
    %_upsample_bicubic2d_aa_backward_14 = stablehlo.multiply %_upsample_bicubic2d_aa_backward_12, %_upsample_bicubic2d_aa_backward_13 : tensor<1x1x3x3x6xf32>
    %_upsample_bicubic2d_aa_backward_15 = stablehlo.broadcast_in_dim %_upsample_bicubic2d_aa_backward_6, dims = [3, 4] : (tensor<3x6xi1>) -> tensor<1x1x3x3x6xi1>
    %_upsample_bicubic2d_aa_backward_16 = stablehlo.broadcast_in_dim %_upsample_bicubic2d_aa_backward_5, dims = [] : (tensor<f32>) -> tensor<1x1x3x3x6xf32>
    %_upsample_bicubic2d_aa_backward_17 = stablehlo.select %_upsample_bicubic2d_aa_backward_15, %_upsample_bicubic2d_aa_backward_14, %_upsample_bicubic2d_aa_backward_16 : tensor<1x1x3x3x6xi1>, tensor<1x1x3x3x6xf32>
    %_upsample_bicubic2d_aa_backward_18 = stablehlo.reduce(%_upsample_bicubic2d_aa_backward_17 init: %_upsample_bicubic2d_aa_backward_5) applies stablehlo.add across dimensions = [4] : (tensor<1x1x3x3x6xf32>, tensor<f32>) -> tensor<1x1x3x3xf32>
    return %_upsample_bicubic2d_aa_backward_18 : tensor<1x1x3x3xf32>
  }
}
