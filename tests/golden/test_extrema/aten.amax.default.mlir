module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %amax = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %amax_0 = stablehlo.reduce(%args_0 init: %amax) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %amax_0 : tensor<2xf32>
  }
}
