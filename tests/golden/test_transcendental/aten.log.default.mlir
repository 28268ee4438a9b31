module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %log = stablehlo.log %args_0 : tensor<2x3xf32>
    return %log : tensor<2x3xf32>
  }
}
