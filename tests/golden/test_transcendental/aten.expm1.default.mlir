module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %expm1 = stablehlo.exponential_minus_one %args_0 : tensor<2x3xf32>
    return %expm1 : tensor<2x3xf32>
  }
}
