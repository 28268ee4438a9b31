module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %_neg_view = stablehlo.negate %args_0 : tensor<2x3xf32>
    return %_neg_view : tensor<2x3xf32>
  }
}
