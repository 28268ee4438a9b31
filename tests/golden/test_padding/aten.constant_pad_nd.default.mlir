module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<3x6xf32> {
    %constant_pad_nd = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %constant_pad_nd_0 = stablehlo.pad %args_0, %constant_pad_nd, low = [0, 1], high = [1, 2], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
    return %constant_pad_nd_0 : tensor<3x6xf32>
  }
}
