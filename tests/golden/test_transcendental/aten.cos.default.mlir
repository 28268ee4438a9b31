module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cos = stablehlo.cosine %args_0 : tensor<2x3xf32>
    return %cos : tensor<2x3xf32>
  }
}
