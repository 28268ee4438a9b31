module @main {
  func.func @main() -> tensor<2x3xf32> {
    %empty_strided = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    return %empty_strided : tensor<2x3xf32>
  }
}
