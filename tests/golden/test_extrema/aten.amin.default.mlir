module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %amin = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %amin_0 = stablehlo.reduce(%args_0 init: %amin) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %amin_0 : tensor<2xf32>
  }
}
