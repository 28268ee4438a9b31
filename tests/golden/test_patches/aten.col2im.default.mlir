module @main {
  func.func @main(%args_0: tensor<1x8x9xf32>) -> tensor<1x2x4x4xf32> {
    %col2im = stablehlo.reshape %args_0 : (tensor<1x8x9xf32>) -> tensor<2x2x2x3x3xf32>
    %col2im_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %col2im_1 = stablehlo.slice %col2im [0:2, 0:2, 0:1, 0:3, 0:3] : (tensor<2x2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %col2im_2 = stablehlo.reshape %col2im_1 : (tensor<2x2x1x3x3xf32>) -> tensor<2x2x3x3xf32>
    %col2im_3 = stablehlo.pad %col2im_2, %col2im_0, low = [0, 0, 0, 0], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3x4xf32>
    %col2im_4 = stablehlo.slice %col2im [0:2, 0:2, 1:2, 0:3, 0:3] : (tensor<2x2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %col2im_5 = stablehlo.reshape %col2im_4 : (tensor<2x2x1x3x3xf32>) -> tensor<2x2x3x3xf32>
    %col2im_6 = stablehlo.pad %col2im_5, %col2im_0, low = [0, 0, 0, 1], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3x4xf32>
    %col2im_7 = stablehlo.add %col2im_3, %col2im_6 : tensor<2x2x3x4xf32>
    %col2im_8 = stablehlo.slice %col2im_7 [0:2, 0:1, 0:3, 0:4] : (tensor<2x2x3x4xf32>) -> tensor<2x1x3x4xf32>
    %col2im_9 = stablehlo.reshape %col2im_8 : (tensor<2x1x3x4xf32>) -> tensor<2x3x4xf32>
    %col2im_10 = stablehlo.pad %col2im_9, %col2im_0, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %col2im_11 = stablehlo.slice %col2im_7 [0:2, 1:2, 0:3, 0:4] : (tensor<2x2x3x4xf32>) -> tensor<2x1x3x4xf32>
    %col2im_12 = stablehlo.reshape %col2im_11 : (tensor<2x1x3x4xf32>) -> tensor<2x3x4xf32>
    %col2im_13 = stablehlo.pad %col2im_12, %col2im_0, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %col2im_14 = stablehlo.add %col2im_10, %col2im_13 : tensor<2x4x4xf32>
    %col2im_15 = stablehlo.reshape %col2im_14 : (tensor<2x4x4xf32>) -> tensor<1x2x4x4xf32>
    return %col2im_15 : tensor<1x2x4x4xf32>
  }
}
