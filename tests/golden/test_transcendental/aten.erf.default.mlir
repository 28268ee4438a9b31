module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %erf = chlo.erf %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %erf : tensor<2x3xf32>
  }
}
