module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %sinh = chlo.sinh %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %sinh : tensor<2x3xf32>
  }
}
