module @main {
  func.func @main(%args_0: tensor<1x2x4xf32>, %args_1: tensor<2x3x3xf32>) -> tensor<1x3x6xf32> {
    %conv_transpose1d = stablehlo.reverse %args_1, dims = [2] : tensor<2x3x3xf32>
    %conv_transpose1d_0 = stablehlo.convolution(%args_0, %conv_transpose1d) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4xf32>, tensor<2x3x3xf32>) -> tensor<1x3x6xf32>
    return %conv_transpose1d_0 : tensor<1x3x6xf32>
  }
}
