module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %exp = stablehlo.exponential %args_0 : tensor<2x3xf32>
    return %exp : tensor<2x3xf32>
  }
}
