module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %atanh = chlo.atanh %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %atanh : tensor<2x3xf32>
  }
}
