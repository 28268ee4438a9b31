module @main {
  func.func @main() -> tensor<5xf32> {
    %arange = stablehlo.iota dim = 0 : tensor<5xf32>
    return %arange : tensor<5xf32>
  }
}
