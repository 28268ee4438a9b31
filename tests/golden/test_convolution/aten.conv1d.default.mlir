module @main {
  func.func @main(%args_0: tensor<1x2x5xf32>, %args_1: tensor<3x2x3xf32>) -> tensor<1x3x3xf32> {
    %conv1d = stablehlo.convolution(%args_0, %args_1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x5xf32>, tensor<3x2x3xf32>) -> tensor<1x3x3xf32>
    return %conv1d : tensor<1x3x3xf32>
  }
}
