module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %acos = chlo.acos %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %acos : tensor<2x3xf32>
  }
}
