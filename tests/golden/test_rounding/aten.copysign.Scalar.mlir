module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %copysign = stablehlo.abs %args_0 : tensor<2x3xf32>
    %copysign_0 = stablehlo.negate %copysign : tensor<2x3xf32>
    return %copysign_0 : tensor<2x3xf32>
  }
}
