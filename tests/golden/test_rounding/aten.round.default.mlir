module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %round = stablehlo.round_nearest_even %args_0 : tensor<2x3xf32>
    return %round : tensor<2x3xf32>
  }
}
