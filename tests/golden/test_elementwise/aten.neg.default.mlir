module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %neg = stablehlo.negate %args_0 : tensor<2x3xf32>
    return %neg : tensor<2x3xf32>
  }
}
