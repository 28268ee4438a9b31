module @main {
  func.func @main() -> tensor<5xf32> {
    %linspace = stablehlo.iota dim = 0 : tensor<5xf32>
    %linspace_0 = stablehlo.constant dense<2.500000e+00> : tensor<5xf32>
    %linspace_1 = stablehlo.multiply %linspace, %linspace_0 : tensor<5xf32>
    return %linspace_1 : tensor<5xf32>
  }
}
