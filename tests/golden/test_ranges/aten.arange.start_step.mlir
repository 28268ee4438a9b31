module @main {
  func.func @main() -> tensor<5xf32> {
    %arange = stablehlo.iota dim = 0 : tensor<5xf32>
    %arange_0 = stablehlo.constant dense<2.000000e+00> : tensor<5xf32>
    %arange_1 = stablehlo.multiply %arange, %arange_0 : tensor<5xf32>
    return %arange_1 : tensor<5xf32>
  }
}
