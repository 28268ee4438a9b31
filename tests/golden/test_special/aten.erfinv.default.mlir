module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %erfinv = chlo.erf_inv %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %erfinv : tensor<2x3xf32>
  }
}
