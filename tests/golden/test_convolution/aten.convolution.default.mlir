module @main {
  func.func @main(%args_0: tensor<1x2x4x4xf32>, %args_1: tensor<3x2x3x3xf32>, %args_2: tensor<3xf32>) -> tensor<1x3x4x4xf32> {
    %convolution = stablehlo.convolution(%args_0, %args_1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4x4xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x4x4xf32>
    %convolution_0 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<3xf32>) -> tensor<1x3x4x4xf32>
    %convolution_1 = stablehlo.add %convolution, %convolution_0 : tensor<1x3x4x4xf32>
    return %convolution_1 : tensor<1x3x4x4xf32>
  }
}
