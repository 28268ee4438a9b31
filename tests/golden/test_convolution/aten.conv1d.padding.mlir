module @main {
  func.func @main(%args_0: tensor<1x2x6xf32>, %args_1: tensor<3x2x4xf32>, %args_2: tensor<3xf32>) -> tensor<1x3x6xf32> {
    %conv1d = stablehlo.convolution(%args_0, %args_1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[1, 2]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x6xf32>, tensor<3x2x4xf32>) -> tensor<1x3x6xf32>
    %conv1d_0 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<3xf32>) -> tensor<1x3x6xf32>
    %conv1d_1 = stablehlo.add %conv1d, %conv1d_0 : tensor<1x3x6xf32>
    return %conv1d_1 : tensor<1x3x6xf32>
  }
}
