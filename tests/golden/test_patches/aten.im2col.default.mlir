module @main {
  func.func @main(%args_0: tensor<1x2x4x4xf32>) -> tensor<1x8x9xf32> {
    %im2col = stablehlo.reshape %args_0 : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    %im2col_0 = stablehlo.slice %im2col [0:2, 0:3, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %im2col_1 = stablehlo.reshape %im2col_0 : (tensor<2x3x4xf32>) -> tensor<2x1x3x4xf32>
    %im2col_2 = stablehlo.slice %im2col [0:2, 1:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %im2col_3 = stablehlo.reshape %im2col_2 : (tensor<2x3x4xf32>) -> tensor<2x1x3x4xf32>
    %im2col_4 = stablehlo.concatenate %im2col_1, %im2col_3, dim = 1 : (tensor<2x1x3x4xf32>, tensor<2x1x3x4xf32>) -> tensor<2x2x3x4xf32>
    %im2col_5 = stablehlo.slice %im2col_4 [0:2, 0:2, 0:3, 0:3] : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %im2col_6 = stablehlo.reshape %im2col_5 : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %im2col_7 = stablehlo.slice %im2col_4 [0:2, 0:2, 0:3, 1:4] : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %im2col_8 = stablehlo.reshape %im2col_7 : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %im2col_9 = stablehlo.concatenate %im2col_6, %im2col_8, dim = 2 : (tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>) -> tensor<2x2x2x3x3xf32>
    %im2col_10 = stablehlo.reshape %im2col_9 : (tensor<2x2x2x3x3xf32>) -> tensor<1x8x9xf32>
    return %im2col_10 : tensor<1x8x9xf32>
  }
}
