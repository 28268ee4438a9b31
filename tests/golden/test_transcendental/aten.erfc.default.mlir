module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %erfc = chlo.erfc %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %erfc : tensor<2x3xf32>
  }
}
