module @main {
  func.func @main() -> tensor<2x3xf32> {
    %full = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    return %full : tensor<2x3xf32>
  }
}
