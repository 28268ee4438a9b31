module @main {
  func.func @main() -> tensor<3xf32> {
    %logspace = stablehlo.iota dim = 0 : tensor<3xf32>
    %logspace_0 = stablehlo.constant dense<1.000000e+01> : tensor<3xf32>
    %logspace_1 = stablehlo.power %logspace_0, %logspace : tensor<3xf32>
    return %logspace_1 : tensor<3xf32>
  }
}
