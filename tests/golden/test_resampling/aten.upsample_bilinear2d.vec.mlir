module @main {
  func.func @main(%args_0: tensor<1x1x3x3xf32>) -> tensor<1x1x6x6xf32> {
    %upsample_bilinear2d = stablehlo.broadcast_in_dim %args_0, dims = [0, 1, 2, 4] : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x2x3xf32>
    %upsample_bilinear2d_0 = stablehlo.reshape %upsample_bilinear2d : (tensor<1x1x3x2x3xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bilinear2d_1 = stablehlo.slice %upsample_bilinear2d_0 [0:1, 0:1, 0:5, 0:3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x5x3xf32>
    %upsample_bilinear2d_2 = stablehlo.slice %args_0 [0:1, 0:1, 0:1, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x3xf32>
    %upsample_bilinear2d_3 = stablehlo.concatenate %upsample_bilinear2d_2, %upsample_bilinear2d_1, dim = 2 : (tensor<1x1x1x3xf32>, tensor<1x1x5x3xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bilinear2d_4 = stablehlo.constant dense<[1.000000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01]> : tensor<6xf32>
    %upsample_bilinear2d_5 = stablehlo.broadcast_in_dim %upsample_bilinear2d_4, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bilinear2d_6 = stablehlo.multiply %upsample_bilinear2d_3, %upsample_bilinear2d_5 : tensor<1x1x6x3xf32>
    %upsample_bilinear2d_7 = stablehlo.slice %args_0 [0:1, 0:1, 1:3, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x2x3xf32>
    %upsample_bilinear2d_8 = stablehlo.broadcast_in_dim %upsample_bilinear2d_7, dims = [0, 1, 2, 4] : (tensor<1x1x2x3xf32>) -> tensor<1x1x2x3x3xf32>
    %upsample_bilinear2d_9 = stablehlo.reshape %upsample_bilinear2d_8 : (tensor<1x1x2x3x3xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bilinear2d_10 = stablehlo.constant dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<6xf32>
    %upsample_bilinear2d_11 = stablehlo.broadcast_in_dim %upsample_bilinear2d_10, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bilinear2d_12 = stablehlo.multiply %upsample_bilinear2d_9, %upsample_bilinear2d_11 : tensor<1x1x6x3xf32>
    %upsample_bilinear2d_13 = stablehlo.add %upsample_bilinear2d_6, %upsample_bilinear2d_12 : tensor<1x1x6x3xf32>
    %upsample_bilinear2d_14 = stablehlo.broadcast_in_dim %upsample_bilinear2d_13, dims = [0, 1, 2, 3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x3x2xf32>
    %upsample_bilinear2d_15 = stablehlo.reshape %upsample_bilinear2d_14 : (tensor<1x1x6x3x2xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bilinear2d_16 = stablehlo.slice %upsample_bilinear2d_15 [0:1, 0:1, 0:6, 0:5] : (tensor<1x1x6x6xf32>) -> tensor<1x1x6x5xf32>
    %upsample_bilinear2d_17 = stablehlo.slice %upsample_bilinear2d_13 [0:1, 0:1, 0:6, 0:1] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x1xf32>
    %upsample_bilinear2d_18 = stablehlo.concatenate %upsample_bilinear2d_17, %upsample_bilinear2d_16, dim = 3 : (tensor<1x1x6x1xf32>, tensor<1x1x6x5xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bilinear2d_19 = stablehlo.broadcast_in_dim %upsample_bilinear2d_4, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bilinear2d_20 = stablehlo.multiply %upsample_bilinear2d_18, %upsample_bilinear2d_19 : tensor<1x1x6x6xf32>
    %upsample_bilinear2d_21 = stablehlo.slice %upsample_bilinear2d_13 [0:1, 0:1, 0:6, 1:3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x2xf32>
    %upsample_bilinear2d_22 = stablehlo.broadcast_in_dim %upsample_bilinear2d_21, dims = [0, 1, 2, 3] : (tensor<1x1x6x2xf32>) -> tensor<1x1x6x2x3xf32>
    %upsample_bilinear2d_23 = stablehlo.reshape %upsample_bilinear2d_22 : (tensor<1x1x6x2x3xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bilinear2d_24 = stablehlo.broadcast_in_dim %upsample_bilinear2d_10, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bilinear2d_25 = stablehlo.multiply %upsample_bilinear2d_23, %upsample_bilinear2d_24 : tensor<1x1x6x6xf32>
    %upsample_bilinear2d_26 = stablehlo.add %upsample_bilinear2d_20, %upsample_bilinear2d_25 : tensor<1x1x6x6xf32>
    return %upsample_bilinear2d_26 : tensor<1x1x6x6xf32>
  }
}
