module @main {
  func.func @main() -> tensor<2x3xf32> {
    %ones = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    return %ones : tensor<2x3xf32>
  }
}
