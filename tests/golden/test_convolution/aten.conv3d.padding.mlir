module @main {
  func.func @main(%args_0: tensor<1x2x3x4x4xf32>, %args_1: tensor<2x2x2x3x1xf32>) -> tensor<1x2x3x4x4xf32> {
    %conv3d = stablehlo.convolution(%args_0, %args_1) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[0, 1], [1, 1], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x4x4xf32>, tensor<2x2x2x3x1xf32>) -> tensor<1x2x3x4x4xf32>
    return %conv3d : tensor<1x2x3x4x4xf32>
  }
}
