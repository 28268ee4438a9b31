module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cosh = chlo.cosh %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %cosh : tensor<2x3xf32>
  }
}
