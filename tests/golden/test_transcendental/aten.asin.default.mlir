module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %asin = chlo.asin %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %asin : tensor<2x3xf32>
  }
}
