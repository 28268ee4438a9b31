module @main {
  func.func @main(%args_0: tensor<1x1x1x2x2xf32>) -> tensor<1x1x2x4x4xf32> {
    %upsample_trilinear3d = stablehlo.broadcast_in_dim %args_0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x2x2xf32>) -> tensor<1x1x2x2x2xf32>
    %upsample_trilinear3d_0 = stablehlo.constant dense<[1.000000e+00, 7.500000e-01]> : tensor<2xf32>
    %upsample_trilinear3d_1 = stablehlo.broadcast_in_dim %upsample_trilinear3d_0, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2x2x2xf32>
    %upsample_trilinear3d_2 = stablehlo.multiply %upsample_trilinear3d, %upsample_trilinear3d_1 : tensor<1x1x2x2x2xf32>
    %upsample_trilinear3d_3 = stablehlo.constant dense<[0.000000e+00, 2.500000e-01]> : tensor<2xf32>
    %upsample_trilinear3d_4 = stablehlo.broadcast_in_dim %upsample_trilinear3d_3, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2x2x2xf32>
    %upsample_trilinear3d_5 = stablehlo.multiply %upsample_trilinear3d, %upsample_trilinear3d_4 : tensor<1x1x2x2x2xf32>
    %upsample_trilinear3d_6 = stablehlo.add %upsample_trilinear3d_2, %upsample_trilinear3d_5 : tensor<1x1x2x2x2xf32>
    %upsample_trilinear3d_7 = stablehlo.broadcast_in_dim %upsample_trilinear3d_6, dims = [0, 1, 2, 3, 5] : (tensor<1x1x2x2x2xf32>) -> tensor<1x1x2x2x3x2xf32>
    %upsample_trilinear3d_8 = stablehlo.reshape %upsample_trilinear3d_7 : (tensor<1x1x2x2x3x2xf32>) -> tensor<1x1x2x6x2xf32>
    %upsample_trilinear3d_9 = stablehlo.slice %upsample_trilinear3d_8 [0:1, 0:1, 0:2, 0:4, 0:2] : (tensor<1x1x2x6x2xf32>) -> tensor<1x1x2x4x2xf32>
    %upsample_trilinear3d_10 = stablehlo.constant dense<[1.000000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01]> : tensor<4xf32>
    %upsample_trilinear3d_11 = stablehlo.broadcast_in_dim %upsample_trilinear3d_10, dims = [3] : (tensor<4xf32>) -> tensor<1x1x2x4x2xf32>
    %upsample_trilinear3d_12 = stablehlo.multiply %upsample_trilinear3d_9, %upsample_trilinear3d_11 : tensor<1x1x2x4x2xf32>
    %upsample_trilinear3d_13 = stablehlo.slice %upsample_trilinear3d_6 [0:1, 0:1, 0:2, 1:2, 0:2] : (tensor<1x1x2x2x2xf32>) -> tensor<1x1x2x1x2xf32>
    %upsample_trilinear3d_14 = stablehlo.broadcast_in_dim %upsample_trilinear3d_13, dims = [0, 1, 2, 3, 4] : (tensor<1x1x2x1x2xf32>) -> tensor<1x1x2x4x2xf32>
    %upsample_trilinear3d_15 = stablehlo.constant dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<4xf32>
    %upsample_trilinear3d_16 = stablehlo.broadcast_in_dim %upsample_trilinear3d_15, dims = [3] : (tensor<4xf32>) -> tensor<1x1x2x4x2xf32>
    %upsample_trilinear3d_17 = stablehlo.multiply %upsample_trilinear3d_14, %upsample_trilinear3d_16 : tensor<1x1x2x4x2xf32>
    %upsample_trilinear3d_18 = stablehlo.add %upsample_trilinear3d_12, %upsample_trilinear3d_17 : tensor<1x1x2x4x2xf32>
    %upsample_trilinear3d_19 = stablehlo.broadcast_in_dim %upsample_trilinear3d_18, dims = [0, 1, 2, 3, 4] : (tensor<1x1x2x4x2xf32>) -> tensor<1x1x2x4x2x3xf32>
    %upsample_trilinear3d_20 = stablehlo.reshape %upsample_trilinear3d_19 : (tensor<1x1x2x4x2x3xf32>) -> tensor<1x1x2x4x6xf32>
    %upsample_trilinear3d_21 = stablehlo.slice %upsample_trilinear3d_20 [0:1, 0:1, 0:2, 0:4, 0:4] : (tensor<1x1x2x4x6xf32>) -> tensor<1x1x2x4x4xf32>
    %upsample_trilinear3d_22 = stablehlo.broadcast_in_dim %upsample_trilinear3d_10, dims = [4] : (tensor<4xf32>) -> tensor<1x1x2x4x4xf32>
    %upsample_trilinear3d_23 = stablehlo.multiply %upsample_trilinear3d_21, %upsample_trilinear3d_22 : tensor<1x1x2x4x4xf32>
    %upsample_trilinear3d_24 = stablehlo.slice %upsample_trilinear3d_18 [0:1, 0:1, 0:2, 0:4, 1:2] : (tensor<1x1x2x4x2xf32>) -> tensor<1x1x2x4x1xf32>
    %upsample_trilinear3d_25 = stablehlo.broadcast_in_dim %upsample_trilinear3d_24, dims = [0, 1, 2, 3, 4] : (tensor<1x1x2x4x1xf32>) -> tensor<1x1x2x4x4xf32>
    %upsample_trilinear3d_26 = stablehlo.broadcast_in_dim %upsample_trilinear3d_15, dims = [4] : (tensor<4xf32>) -> tensor<1x1x2x4x4xf32>
    %upsample_trilinear3d_27 = stablehlo.multiply %upsample_trilinear3d_25, %upsample_trilinear3d_26 : tensor<1x1x2x4x4xf32>
    %upsample_trilinear3d_28 = stablehlo.add %upsample_trilinear3d_23, %upsample_trilinear3d_27 : tensor<1x1x2x4x4xf32>
    return %upsample_trilinear3d_28 : tensor<1x1x2x4x4xf32>
  }
}
