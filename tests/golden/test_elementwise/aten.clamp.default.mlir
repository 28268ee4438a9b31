module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %clamp = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %clamp_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %clamp_1 = stablehlo.clamp %clamp, %args_0, %clamp_0 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %clamp_1 : tensor<2x3xf32>
  }
}
