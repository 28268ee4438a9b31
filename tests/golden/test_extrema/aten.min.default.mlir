module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<f32> {
    %min = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %min_0 = stablehlo.reduce(%args_0 init: %min) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %min_0 : tensor<f32>
  }
}
