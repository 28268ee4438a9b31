module @main {
  func.func @main(%args_0: tensor<1x2x3x3xf32>, %args_1: tensor<2x3x2x2xf32>, %args_2: tensor<3xf32>) -> tensor<1x3x6x6xf32> {
    %conv_transpose2d = stablehlo.reverse %args_1, dims = [2, 3] : tensor<2x3x2x2xf32>
    %conv_transpose2d_0 = stablehlo.convolution(%args_0, %conv_transpose2d) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x3xf32>, tensor<2x3x2x2xf32>) -> tensor<1x3x6x6xf32>
    %conv_transpose2d_1 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<3xf32>) -> tensor<1x3x6x6xf32>
    %conv_transpose2d_2 = stablehlo.add %conv_transpose2d_0, %conv_transpose2d_1 : tensor<1x3x6x6xf32>
    return %conv_transpose2d_2 : tensor<1x3x6x6xf32>
  }
}
