module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %sqrt = stablehlo.sqrt %args_0 : tensor<2x3xf32>
    return %sqrt : tensor<2x3xf32>
  }
}
