module @main {
  func.func @main(%args_0: tensor<2x7xf32>, %args_1: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %reflection_pad1d_backward = stablehlo.slice %args_0 [0:2, 1:5] : (tensor<2x7xf32>) -> tensor<2x4xf32>
    %reflection_pad1d_backward_0 = stablehlo.slice %args_0 [0:2, 0:1] : (tensor<2x7xf32>) -> tensor<2x1xf32>
    %reflection_pad1d_backward_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %reflection_pad1d_backward_2 = stablehlo.pad %reflection_pad1d_backward_0, %reflection_pad1d_backward_1, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x4xf32>
    %reflection_pad1d_backward_3 = stablehlo.add %reflection_pad1d_backward, %reflection_pad1d_backward_2 : tensor<2x4xf32>
    %reflection_pad1d_backward_4 = stablehlo.slice %args_0 [0:2, 5:7] : (tensor<2x7xf32>) -> tensor<2x2xf32>
    %reflection_pad1d_backward_5 = stablehlo.reverse %reflection_pad1d_backward_4, dims = [1] : tensor<2x2xf32>
    %reflection_pad1d_backward_6 = stablehlo.pad %reflection_pad1d_backward_5, %reflection_pad1d_backward_1, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x4xf32>
    %reflection_pad1d_backward_7 = stablehlo.add %reflection_pad1d_backward_3, %reflection_pad1d_backward_6 : tensor<2x4xf32>
    return %reflection_pad1d_backward_7 : tensor<2x4xf32>
  }
}
