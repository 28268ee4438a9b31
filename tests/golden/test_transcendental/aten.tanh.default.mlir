module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %tanh = stablehlo.tanh %args_0 : tensor<2x3xf32>
    return %tanh : tensor<2x3xf32>
  }
}
