module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %log1p = stablehlo.log_plus_one %args_0 : tensor<2x3xf32>
    return %log1p : tensor<2x3xf32>
  }
}
