module @main {
  func.func @main() -> tensor<2x3xf32> {
    %zeros = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    return %zeros : tensor<2x3xf32>
  }
}
