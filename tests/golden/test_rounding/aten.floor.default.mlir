module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %floor = stablehlo.floor %args_0 : tensor<2x3xf32>
    return %floor : tensor<2x3xf32>
  }
}
