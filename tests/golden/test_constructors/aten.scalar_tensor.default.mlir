module @main {
  func.func @main() -> tensor<f32> {
    %scalar_tensor = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    return %scalar_tensor : tensor<f32>
  }
}
