module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %aminmax = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %aminmax_0 = stablehlo.reduce(%args_0 init: %aminmax) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %aminmax_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %aminmax_2 = stablehlo.reduce(%args_0 init: %aminmax_1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %aminmax_0, %aminmax_2 : tensor<2xf32>, tensor<2xf32>
  }
}
