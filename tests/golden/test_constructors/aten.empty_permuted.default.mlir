module @main {
  func.func @main() -> tensor<2x3xf32> {
    %empty_permuted = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    return %empty_permuted : tensor<2x3xf32>
  }
}
