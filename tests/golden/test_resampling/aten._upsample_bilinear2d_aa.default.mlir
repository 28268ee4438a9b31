module @main {
  func.func @main(%args_0: tensor<1x1x3x3xf32>) -> tensor<1x1x6x6xf32> {
    %_upsample_bilinear2d_aa = stablehlo.constant dense<[0, 0, 0, 1, 0, 1, 1, 2, 1, 2, 2, 2]> : tensor<12xi32>
    %_upsample_bilinear2d_aa_0 = "stablehlo.gather"(%args_0, %_upsample_bilinear2d_aa) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<1x1x3x3xf32>, tensor<12xi32>) -> tensor<1x1x12x3xf32>
    %_upsample_bilinear2d_aa_1 = stablehlo.reshape %_upsample_bilinear2d_aa_0 : (tensor<1x1x12x3xf32>) -> tensor<1x1x6x2x3xf32>
    %_upsample_bilinear2d_aa_2 = stablehlo.constant dense<[[1.000000e+00, 0.000000e+00], [7.500000e-01, 2.500000e-01], [2.500000e-01, 7.500000e-01], [7.500000e-01, 2.500000e-01], [2.500000e-01, 7.500000e-01], [1.000000e+00, 0.000000e+00]]> : tensor<6x2xf32>
    %_upsample_bilinear2d_aa_3 = stablehlo.broadcast_in_dim %_upsample_bilinear2d_aa_2, dims = [2, 3] : (tensor<6x2xf32>) -> tensor<1x1x6x2x3xf32>
    %_upsample_bilinear2d_aa_4 = stablehlo.multiply %_upsample_bilinear2d_aa_1, %_upsample_bilinear2d_aa_3 : tensor<1x1x6x2x3xf32>
    %_upsample_bilinear2d_aa_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_upsample_bilinear2d_aa_6 = stablehlo.constant dense<[[true, false], [true, true], [true, true], [true, true], [true, true], [true, false]]> : tensor<6x2xi1>
    %_upsample_bilinear2d_aa_7 = stablehlo.broadcast_in_dim %_upsample_bilinear2d_aa_6, dims = [2, 3] : (tensor<6x2xi1>) -> tensor<1x1x6x2x3xi1>
    %_upsample_bilinear2d_aa_8 = stablehlo.broadcast_in_dim %_upsample_bilinear2d_aa_5, dims = [] : (tensor<f32>) -> tensor<1x1x6x2x3xf32>
    %_upsample_bilinear2d_aa_9 = stablehlo.select %_upsample_bilinear2d_aa_7, %_upsample_bilinear2d_aa_4, %_upsample_bilinear2d_aa_8 : tensor<1x1x6x2x3xi1>, tensor<1x1x6x2x3xf32>
    %_upsample_bilinear2d_aa_10 = stablehlo.reduce(%_upsample_bilinear2d_aa_9 init: %_upsample_bilinear2d_aa_5) applies stablehlo.add across dimensions = [3] : (tensor<1x1x6x2x3xf32>, tensor<f32>) -> tensor<1x1x6x3xf32>
    %_upsample_bilinear2d_aa_11 = "stablehlo.gather"(%_upsample_bilinear2d_aa_10, %_upsample_bilinear2d_aa) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 6, 1>}> : (tensor<1x1x6x3xf32>, tensor<12xi32>) -> tensor<1x1x6x12xf32>
    %_upsample_bilinear2d_aa_12 = stablehlo.reshape %_upsample_bilinear2d_aa_11 : (tensor<1x1x6x12xf32>) -> tensor<1x1x6x6x2xf32>
    %_upsample_bilinear2d_aa_13 = stablehlo.broadcast_in_dim %_upsample_bilinear2d_aa_2, dims = [3, 4] : (tensor<6x2xf32>) -> tensor<1x1x6x6x2xf32>
    %_upsample_bilinear2d_aa_14 = stablehlo.multiply %_upsample_bilinear2d_aa_12, %_upsample_bilinear2d_aa_13 : tensor<1x1x6x6x2xf32>
    %_upsample_bilinear2d_aa_15 = stablehlo.broadcast_in_dim %_upsample_bilinear2d_aa_6, dims = [3, 4] : (tensor<6x2xi1>) -> tensor<1x1x6x6x2xi1>
    %_upsample_bilinear2d_aa_16 = stablehlo.broadcast_in_dim %_upsample_bilinear2d_aa_5, dims = [] : (tensor<f32>) -> tensor<1x1x6x6x2xf32>
    %_upsample_bilinear2d_aa_17 = stablehlo.select %_upsample_bilinear2d_aa_15, %_upsample_bilinear2d_aa_14, %_upsample_bilinear2d_aa_16 : tensor<1x1x6x6x2xi1>, tensor<1x1x6x6x2xf32>
    %_upsample_bilinear2d_aa_18 = stablehlo.reduce(%_upsample_bilinear2d_aa_17 init: %_upsample_bilinear2d_aa_5) applies stablehlo.add across dimensions = [4] : (tensor<1x1x6x6x2xf32>, tensor<f32>) -> tensor<1x1x6x6xf32>
    return %_upsample_bilinear2d_aa_18 : tensor<1x1x6x6xf32>
  }
}
