module @main {
  func.func @main() -> tensor<4xf32> {
    %range = stablehlo.iota dim = 0 : tensor<4xf32>
    %range_0 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %range_1 = stablehlo.add %range, %range_0 : tensor<4xf32>
    return %range_1 : tensor<4xf32>
  }
}
