module @main {
  func.func @main(%args_0: tensor<1x1x2x4x4xf32>) -> tensor<1x1x1x2x2xf32> {
    %upsample_trilinear3d_backward = stablehlo.slice %args_0 [0:1, 0:1, 0:1, 0:4, 0:4] : (tensor<1x1x2x4x4xf32>) -> tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_0 = stablehlo.constant dense<1.000000e+00> : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_1 = stablehlo.multiply %upsample_trilinear3d_backward, %upsample_trilinear3d_backward_0 : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_3 = stablehlo.multiply %upsample_trilinear3d_backward, %upsample_trilinear3d_backward_2 : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_4 = stablehlo.add %upsample_trilinear3d_backward_1, %upsample_trilinear3d_backward_3 : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_5 = stablehlo.slice %args_0 [0:1, 0:1, 1:2, 0:4, 0:4] : (tensor<1x1x2x4x4xf32>) -> tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_6 = stablehlo.constant dense<7.500000e-01> : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_7 = stablehlo.multiply %upsample_trilinear3d_backward_5, %upsample_trilinear3d_backward_6 : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_8 = stablehlo.add %upsample_trilinear3d_backward_4, %upsample_trilinear3d_backward_7 : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_9 = stablehlo.constant dense<2.500000e-01> : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_10 = stablehlo.multiply %upsample_trilinear3d_backward_5, %upsample_trilinear3d_backward_9 : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_11 = stablehlo.add %upsample_trilinear3d_backward_8, %upsample_trilinear3d_backward_10 : tensor<1x1x1x4x4xf32>
    %upsample_trilinear3d_backward_12 = stablehlo.constant dense<[0, 1, 2, 2, 2, 0, 1, 2, 3, 3]> : tensor<10xi32>
    %upsample_trilinear3d_backward_13 = "stablehlo.gather"(%upsample_trilinear3d_backward_11, %upsample_trilinear3d_backward_12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1, 4>}> : (tensor<1x1x1x4x4xf32>, tensor<10xi32>) -> tensor<1x1x1x10x4xf32>
    %upsample_trilinear3d_backward_14 = stablehlo.reshape %upsample_trilinear3d_backward_13 : (tensor<1x1x1x10x4xf32>) -> tensor<1x1x1x2x5x4xf32>
    %upsample_trilinear3d_backward_15 = stablehlo.constant dense<[[1.000000e+00, 7.500000e-01, 2.500000e-01, 2.500000e-01, 2.500000e-01], [0.000000e+00, 2.500000e-01, 7.500000e-01, 7.500000e-01, 2.500000e-01]]> : tensor<2x5xf32>
    %upsample_trilinear3d_backward_16 = stablehlo.broadcast_in_dim %upsample_trilinear3d_backward_15, dims = [3, 4] : (tensor<2x5xf32>) -> tensor<1x1x1x2x5x4xf32>
    %upsample_trilinear3d_backward_17 = stablehlo.multiply %upsample_trilinear3d_backward_14, %upsample_trilinear3d_backward_16 : tensor<1x1x1x2x5x4xf32>
    %upsample_trilinear3d_backward_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %upsample_trilinear3d_backward_19 = stablehlo.constant dense<[[true, true, true, false, false], [true, true, true, true, true]]> : tensor<2x5xi1>
    %upsample_trilinear3d_backward_20 = stablehlo.broadcast_in_dim %upsample_trilinear3d_backward_19, dims = [3, 4] : (tensor<2x5xi1>) -> tensor<1x1x1x2x5x4xi1>
    %upsample_trilinear3d_backward_21 = stablehlo.broadcast_in_dim %upsample_trilinear3d_backward_18, dims = [] : (tensor<f32>) -> tensor<1x1x1x2x5x4xf32>
    %upsample_trilinear3d_backward_22 = stablehlo.select %upsample_trilinear3d_backward_20, %upsample_trilinear3d_backward_17, %upsample_trilinear3d_backward_21 : tensor<1x1x1x2x5x4xi1>, tensor<1x1x1x2x5x4xf32>
    %upsample_trilinear3d_backward_23 = stablehlo.reduce(%upsample_trilinear3d_backward_22 init: %upsample_trilinear3d_backward_18) applies stablehlo.add across dimensions = [4] : (tensor<1x1x1x2x5x4xf32>, tensor<f32>) -> tensor<1x1x1x2x4xf32>
    %upsample_trilinear3d_backward_24 = "stablehlo.gather"(%upsample_trilinear3d_backward_23, %upsample_trilinear3d_backward_12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 2, 1>}> : (tensor<1x1x1x2x4xf32>, tensor<10xi32>) -> tensor<1x1x1x2x10xf32>
    %upsample_trilinear3d_backward_25 = stablehlo.reshape %upsample_trilinear3d_backward_24 : (tensor<1x1x1x2x10xf32>) -> tensor<1x1x1x2x2x5xf32>
    %upsample_trilinear3d_backward_26 = stablehlo.broadcast_in_dim %upsample_trilinear3d_backward_15, dims = [4, 5] : (tensor<2x5xf32>) -> tensor<1x1x1x2x2x5xf32>
    %upsample_trilinear3d_backward_27 = stablehlo.multiply %upsample_trilinear3d_backward_25, %upsample_trilinear3d_backward_26 : tensor<1x1x1x2x2x5xf32>
    %upsample_trilinear3d_backward_28 = stablehlo.broadcast_in_dim %upsample_trilinear3d_backward_19, dims = [4, 5] : (tensor<2x5xi1>) -> tensor<1x1x1x2x2x5xi1>
    %upsample_trilinear3d_backward_29 = stablehlo.broadcast_in_dim %upsample_trilinear3d_backward_18, dims = [] : (tensor<f32>) -> tensor<1x1x1x2x2x5xf32>
    %upsample_trilinear3d_backward_30 = stablehlo.select %upsample_trilinear3d_backward_28, %upsample_trilinear3d_backward_27, %upsample_trilinear3d_backward_29 : tensor<1x1x1x2x2x5xi1>, tensor<1x1x1x2x2x5xf32>
    %upsample_trilinear3d_backward_31 = stablehlo.reduce(%upsample_trilinear3d_backward_30 init: %upsample_trilinear3d_backward_18) applies stablehlo.add across dimensions = [5] : (tensor<1x1x1x2x2x5xf32>, tensor<f32>) -> tensor<1x1x1x2x2xf32>
    return %upsample_trilinear3d_backward_31 : tensor<1x1x1x2x2xf32>
  }
}
