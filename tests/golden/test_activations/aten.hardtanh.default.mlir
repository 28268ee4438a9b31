module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %hardtanh = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %hardtanh_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %hardtanh_1 = stablehlo.clamp %hardtanh, %args_0, %hardtanh_0 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %hardtanh_1 : tensor<2x3xf32>
  }
}
