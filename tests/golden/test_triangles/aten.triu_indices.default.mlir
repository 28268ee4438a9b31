module @main {
  func.func @main() -> tensor<2x6xi32> {
    %triu_indices = stablehlo.constant dense<[[0, 0, 0, 1, 1, 2], [0, 1, 2, 1, 2, 2]]> : tensor<2x6xi32>
    return %triu_indices : tensor<2x6xi32>
  }
}
