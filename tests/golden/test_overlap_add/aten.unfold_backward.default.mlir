module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>) -> tensor<2x8xf32> {
    %unfold_backward = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %unfold_backward_0 = stablehlo.slice %args_0 [0:2, 0:3, 0:2] : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
    %unfold_backward_1 = stablehlo.pad %unfold_backward_0, %unfold_backward, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x4x2xf32>
    %unfold_backward_2 = stablehlo.slice %args_0 [0:2, 0:3, 2:4] : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
    %unfold_backward_3 = stablehlo.pad %unfold_backward_2, %unfold_backward, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x4x2xf32>
    %unfold_backward_4 = stablehlo.add %unfold_backward_1, %unfold_backward_3 : tensor<2x4x2xf32>
    %unfold_backward_5 = stablehlo.reshape %unfold_backward_4 : (tensor<2x4x2xf32>) -> tensor<2x8xf32>
    return %unfold_backward_5 : tensor<2x8xf32>
  }
}
