module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>) -> tensor<2x4x7xf32> {
    %reflection_pad2d = stablehlo.slice %args_0 [0:2, 0:3, 1:2] : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %reflection_pad2d_0 = stablehlo.slice %args_0 [0:2, 0:3, 1:3] : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
    %reflection_pad2d_1 = stablehlo.reverse %reflection_pad2d_0, dims = [2] : tensor<2x3x2xf32>
    %reflection_pad2d_2 = stablehlo.concatenate %reflection_pad2d, %args_0, %reflection_pad2d_1, dim = 2 : (tensor<2x3x1xf32>, tensor<2x3x4xf32>, tensor<2x3x2xf32>) -> tensor<2x3x7xf32>
    %reflection_pad2d_3 = stablehlo.slice %reflection_pad2d_2 [0:2, 1:2, 0:7] : (tensor<2x3x7xf32>) -> tensor<2x1x7xf32>
    %reflection_pad2d_4 = stablehlo.concatenate %reflection_pad2d_2, %reflection_pad2d_3, dim = 1 : (tensor<2x3x7xf32>, tensor<2x1x7xf32>) -> tensor<2x4x7xf32>
    return %reflection_pad2d_4 : tensor<2x4x7xf32>
  }
}
