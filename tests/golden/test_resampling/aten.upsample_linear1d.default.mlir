module @main {
  func.func @main(%args_0: tensor<1x1x3xf32>) -> tensor<1x1x6xf32> {
    %upsample_linear1d = stablehlo.broadcast_in_dim %args_0, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<1x1x3x2xf32>
    %upsample_linear1d_0 = stablehlo.reshape %upsample_linear1d : (tensor<1x1x3x2xf32>) -> tensor<1x1x6xf32>
    %upsample_linear1d_1 = stablehlo.slice %upsample_linear1d_0 [0:1, 0:1, 0:5] : (tensor<1x1x6xf32>) -> tensor<1x1x5xf32>
    %upsample_linear1d_2 = stablehlo.slice %args_0 [0:1, 0:1, 0:1] : (tensor<1x1x3xf32>) -> tensor<1x1x1xf32>
    %upsample_linear1d_3 = stablehlo.concatenate %upsample_linear1d_2, %upsample_linear1d_1, dim = 2 : (tensor<1x1x1xf32>, tensor<1x1x5xf32>) -> tensor<1x1x6xf32>
    %upsample_linear1d_4 = stablehlo.constant dense<[1.000000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01]> : tensor<6xf32>
    %upsample_linear1d_5 = stablehlo.broadcast_in_dim %upsample_linear1d_4, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %upsample_linear1d_6 = stablehlo.multiply %upsample_linear1d_3, %upsample_linear1d_5 : tensor<1x1x6xf32>
    %upsample_linear1d_7 = stablehlo.slice %args_0 [0:1, 0:1, 1:3] : (tensor<1x1x3xf32>) -> tensor<1x1x2xf32>
    %upsample_linear1d_8 = stablehlo.broadcast_in_dim %upsample_linear1d_7, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<1x1x2x3xf32>
    %upsample_linear1d_9 = stablehlo.reshape %upsample_linear1d_8 : (tensor<1x1x2x3xf32>) -> tensor<1x1x6xf32>
    %upsample_linear1d_10 = stablehlo.constant dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<6xf32>
    %upsample_linear1d_11 = stablehlo.broadcast_in_dim %upsample_linear1d_10, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %upsample_linear1d_12 = stablehlo.multiply %upsample_linear1d_9, %upsample_linear1d_11 : tensor<1x1x6xf32>
    %upsample_linear1d_13 = stablehlo.add %upsample_linear1d_6, %upsample_linear1d_12 : tensor<1x1x6xf32>
    return %upsample_linear1d_13 : tensor<1x1x6xf32>
  }
}
