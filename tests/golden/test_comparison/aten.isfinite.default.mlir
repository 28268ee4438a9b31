module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %isfinite = stablehlo.is_finite %args_0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    return %isfinite : tensor<2x3xi1>
  }
}
