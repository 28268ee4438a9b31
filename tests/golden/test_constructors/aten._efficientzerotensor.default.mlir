module @main {
  func.func @main() -> tensor<2x3xf32> {
    %_efficientzerotensor = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    return %_efficientzerotensor : tensor<2x3xf32>
  }
}
