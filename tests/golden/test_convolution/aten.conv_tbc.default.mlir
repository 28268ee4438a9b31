module @main {
  func.func @main(%args_0: tensor<5x2x3xf32>, %args_1: tensor<3x3x4xf32>, %args_2: tensor<4xf32>) -> tensor<3x2x4xf32> {
    %conv_tbc = stablehlo.convolution(%args_0, %args_1) dim_numbers = [0, b, f]x[0, i, o]->[0, b, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x2x3xf32>, tensor<3x3x4xf32>) -> tensor<3x2x4xf32>
    %conv_tbc_0 = stablehlo.broadcast_in_dim %args_2, dims = [2] : (tensor<4xf32>) -> tensor<3x2x4xf32>
    %conv_tbc_1 = stablehlo.add %conv_tbc, %conv_tbc_0 : tensor<3x2x4xf32>
    return %conv_tbc_1 : tensor<3x2x4xf32>
  }
}
