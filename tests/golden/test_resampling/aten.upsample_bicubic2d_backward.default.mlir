module @main {
  func.func @main(%args_0: tensor<1x1x6x6xf32>) -> tensor<1x1x3x3xf32> {
    %upsample_bicubic2d_backward = stablehlo.constant dense<[0, 0, 0, 1, 1, 2, 2, 3, 4, 0, 1, 2, 3, 4, 5, 5, 5, 5, 1, 2, 3, 3, 4, 4, 5, 5, 5]> : tensor<27xi32>
    %upsample_bicubic2d_backward_0 = "stablehlo.gather"(%args_0, %upsample_bicubic2d_backward) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<27xi32>) -> tensor<1x1x27x6xf32>
    %upsample_bicubic2d_backward_1 = stablehlo.reshape %upsample_bicubic2d_backward_0 : (tensor<1x1x27x6xf32>) -> tensor<1x1x3x9x6xf32>
    %upsample_bicubic2d_backward_2 = stablehlo.constant dense<[[-0.03515625, 0.26171875, 0.87890625, -0.10546875, 0.87890625, -0.03515625, 0.26171875, -0.10546875, -0.03515625], [-0.10546875, 0.26171875, 0.87890625, 0.87890625, 0.26171875, -0.10546875, -0.10546875, -0.10546875, -0.10546875], [-0.03515625, -0.10546875, 0.26171875, -0.03515625, 0.87890625, -0.10546875, 0.87890625, 0.26171875, -0.03515625]]> : tensor<3x9xf32>
    %upsample_bicubic2d_backward_3 = stablehlo.broadcast_in_dim %upsample_bicubic2d_backward_2, dims = [2, 3] : (tensor<3x9xf32>) -> tensor<1x1x3x9x6xf32>
    %upsample_bicubic2d_backward_4 = stablehlo.multiply %upsample_bicubic2d_backward_1, %upsample_bicubic2d_backward_3 : tensor<1x1x3x9x6xf32>
    %upsample_bicubic2d_backward_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %upsample_bicubic2d_backward_6 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, false, false, false], [true, true, true, true, true, true, true, true, true]]> : tensor<3x9xi1>
    %upsample_bicubic2d_backward_7 = stablehlo.broadcast_in_dim %upsample_bicubic2d_backward_6, dims = [2, 3] : (tensor<3x9xi1>) -> tensor<1x1x3x9x6xi1>
    %upsample_bicubic2d_backward_8 = stablehlo.broadcast_in_dim %upsample_bicubic2d_backward_5, dims = [] : (tensor<f32>) -> tensor<1x1x3x9x6xf32>
    %upsample_bicubic2d_backward_9 = stablehlo.select %upsample_bicubic2d_backward_7, %upsample_bicubic2d_backward_4, %upsample_bicubic2d_backward_8 : tensor<1x1x3x9x6xi1>, tensor<1x1x3x9x6xf32>
    %upsample_bicubic2d_backward_10 = stablehlo.reduce(%upsample_bicubic2d_backward_9 init: %upsample_bicubic2d_backward_5) applies stablehlo.add across dimensions = [3] : (tensor<1x1x3x9x6xf32>, tensor<f32>) -> tensor<1x1x3x6xf32>
    %upsample_bicubic2d_backward_11 = "stablehlo.gather"(%upsample_bicubic2d_backward_10, %upsample_bicubic2d_backward) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x6xf32>, tensor<27xi32>) -> tensor<1x1x3x27xf32>
    %upsample_bicubic2d_backward_12 = stablehlo.reshape %upsample_bicubic2d_backward_11 : (tensor<1x1x3x27xf32>) -> tensor<1x1x3x3x9xf32>
    %upsample_bicubic2d_backward_13 = stablehlo.broadcast_in_dim %upsample_bicubic2d_backward_2, dims = [3, 4] : (tensor<3x9xf32>) -> tensor<1x1x3x3x9xf32>
    %upsample_bicubic2d_backward_14 = stablehlo.multiply %upsample_bicubic2d_backward_12, %upsample_bicubic2d_backward_13 : tensor<1x1x3x3x9xf32>
    %upsample_bicubic2d_backward_15 = stablehlo.broadcast_in_dim %upsample_bicubic2d_backward_6, dims = [3, 4] : (tensor<3x9xi1>) -> tensor<1x1x3x3x9xi1>
    %upsample_bicubic2d_backward_16 = stablehlo.broadcast_in_dim %upsample_bicubic2d_backward_5, dims = [] : (tensor<f32>) -> tensor<1x1x3x3x9xf32>
    %upsample_bicubic2d_backward_17 = stablehlo.select %upsample_bicubic2d_backward_15, %upsample_bicubic2d_backward_14, %upsample_bicubic2d_backward_16 : tensor<1x1x3x3x9xi1>, tensor<1x1x3x3x9xf32>
    %upsample_bicubic2d_backward_18 = stablehlo.reduce(%upsample_bicubic2d_backward_17 init: %upsample_bicubic2d_backward_5) applies stablehlo.add across dimensions = [4] : (tensor<1x1x3x3x9xf32>, tensor<f32>) -> tensor<1x1x3x3xf32>
    return %upsample_bicubic2d_backward_18 : tensor<1x1x3x3xf32>
  }
}
