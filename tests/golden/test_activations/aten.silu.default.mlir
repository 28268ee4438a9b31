module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %silu = stablehlo.logistic %args_0 : tensor<2x3xf32>
    %silu_0 = stablehlo.multiply %args_0, %silu : tensor<2x3xf32>
    return %silu_0 : tensor<2x3xf32>
  }
}
