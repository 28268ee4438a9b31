module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %softshrink = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %softshrink_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %softshrink_1 = stablehlo.clamp %softshrink, %args_0, %softshrink_0 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %softshrink_2 = stablehlo.subtract %args_0, %softshrink_1 : tensor<2x3xf32>
    return %softshrink_2 : tensor<2x3xf32>
  }
}
