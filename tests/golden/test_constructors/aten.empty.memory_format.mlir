module @main {
  func.func @main() -> tensor<2x3xf32> {
    %empty = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    return %empty : tensor<2x3xf32>
  }
}
