module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %pow = stablehlo.multiply %args_0, %args_0 : tensor<2x3xf32>
    return %pow : tensor<2x3xf32>
  }
}
