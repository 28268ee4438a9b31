module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %args_0 : tensor<2x3xf32>
  }
}
