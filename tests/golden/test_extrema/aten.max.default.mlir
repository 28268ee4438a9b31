module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<f32> {
    %max = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %max_0 = stablehlo.reduce(%args_0 init: %max) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %max_0 : tensor<f32>
  }
}
