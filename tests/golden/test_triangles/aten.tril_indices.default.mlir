module @main {
  func.func @main() -> tensor<2x6xi32> {
    %tril_indices = stablehlo.constant dense<[[0, 1, 1, 2, 2, 2], [0, 0, 1, 0, 1, 2]]> : tensor<2x6xi32>
    return %tril_indices : tensor<2x6xi32>
  }
}
