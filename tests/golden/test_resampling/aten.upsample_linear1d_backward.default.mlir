module @main {
  func.func @main(%args_0: tensor<1x1x6xf32>) -> tensor<1x1x3xf32> {
    %upsample_linear1d_backward = stablehlo.constant dense<[0, 1, 2, 2, 2, 0, 1, 2, 3, 4, 3, 4, 5, 5, 5]> : tensor<15xi32>
    %upsample_linear1d_backward_0 = "stablehlo.gather"(%args_0, %upsample_linear1d_backward) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x6xf32>, tensor<15xi32>) -> tensor<1x1x15xf32>
    %upsample_linear1d_backward_1 = stablehlo.reshape %upsample_linear1d_backward_0 : (tensor<1x1x15xf32>) -> tensor<1x1x3x5xf32>
    %upsample_linear1d_backward_2 = stablehlo.constant dense<[[1.000000e+00, 7.500000e-01, 2.500000e-01, 2.500000e-01, 2.500000e-01], [0.000000e+00, 2.500000e-01, 7.500000e-01, 7.500000e-01, 2.500000e-01], [2.500000e-01, 7.500000e-01, 7.500000e-01, 2.500000e-01, 2.500000e-01]]> : tensor<3x5xf32>
    %upsample_linear1d_backward_3 = stablehlo.broadcast_in_dim %upsample_linear1d_backward_2, dims = [2, 3] : (tensor<3x5xf32>) -> tensor<1x1x3x5xf32>
    %upsample_linear1d_backward_4 = stablehlo.multiply %upsample_linear1d_backward_1, %upsample_linear1d_backward_3 : tensor<1x1x3x5xf32>
    %upsample_linear1d_backward_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %upsample_linear1d_backward_6 = stablehlo.constant dense<[[true, true, true, false, false], [true, true, true, true, true], [true, true, true, true, false]]> : tensor<3x5xi1>
    %upsample_linear1d_backward_7 = stablehlo.broadcast_in_dim %upsample_linear1d_backward_6, dims = [2, 3] : (tensor<3x5xi1>) -> tensor<1x1x3x5xi1>
    %upsample_linear1d_backward_8 = stablehlo.broadcast_in_dim %upsample_linear1d_backward_5, dims = [] : (tensor<f32>) -> tensor<1x1x3x5xf32>
    %upsample_linear1d_backward_9 = stablehlo.select %upsample_linear1d_backward_7, %upsample_linear1d_backward_4, %upsample_linear1d_backward_8 : tensor<1x1x3x5xi1>, tensor<1x1x3x5xf32>
    %upsample_linear1d_backward_10 = stablehlo.reduce(%upsample_linear1d_backward_9 init: %upsample_linear1d_backward_5) applies stablehlo.add across dimensions = [3] : (tensor<1x1x3x5xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    return %upsample_linear1d_backward_10 : tensor<1x1x3xf32>
  }
}
