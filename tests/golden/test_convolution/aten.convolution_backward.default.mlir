module @main {
  func.func @main(%args_0: tensor<2x3x2x2xf32>, %args_1: tensor<2x2x4x4xf32>, %args_2: tensor<3x2x3x3xf32>) -> (tensor<2x2x4x4xf32>, tensor<3x2x3x3xf32>, tensor<3xf32>) {
    %convolution_backward = stablehlo.reverse %args_2, dims = [2, 3] : tensor<3x2x3x3xf32>
    %convolution_backward_0 = stablehlo.convolution(%args_0, %convolution_backward) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3x2x2xf32>, tensor<3x2x3x3xf32>) -> tensor<2x2x4x4xf32>
    %convolution_backward_1 = stablehlo.convolution(%args_1, %args_0) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x4x4xf32>, tensor<2x3x2x2xf32>) -> tensor<3x2x3x3xf32>
    %convolution_backward_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %convolution_backward_3 = stablehlo.reduce(%args_0 init: %convolution_backward_2) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x2x2xf32>, tensor<f32>) -> tensor<3xf32>
    return %convolution_backward_0, %convolution_backward_1, %convolution_backward_3 : tensor<2x2x4x4xf32>, tensor<3x2x3x3xf32>, tensor<3xf32>
  }
}
