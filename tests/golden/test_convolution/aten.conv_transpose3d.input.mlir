module @main {
  func.func @main(%args_0: tensor<1x2x2x3x2xf32>, %args_1: tensor<2x3x2x2x2xf32>, %args_2: tensor<3xf32>) -> tensor<1x3x3x7x2xf32> {
    %conv_transpose3d = stablehlo.reverse %args_1, dims = [2, 3, 4] : tensor<2x3x2x2x2xf32>
    %conv_transpose3d_0 = stablehlo.convolution(%args_0, %conv_transpose3d) dim_numbers = [b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 2], [0, 0]], lhs_dilate = [1, 2, 2], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x3x2xf32>, tensor<2x3x2x2x2xf32>) -> tensor<1x3x3x7x2xf32>
    %conv_transpose3d_1 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<3xf32>) -> tensor<1x3x3x7x2xf32>
    %conv_transpose3d_2 = stablehlo.add %conv_transpose3d_0, %conv_transpose3d_1 : tensor<1x3x3x7x2xf32>
    return %conv_transpose3d_2 : tensor<1x3x3x7x2xf32>
  }
}
