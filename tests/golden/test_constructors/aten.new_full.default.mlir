module @main {
  func.func @main(%args_0: tensor<2xf32>) -> tensor<2x3xf32> {
    %new_full = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    return %new_full : tensor<2x3xf32>
  }
}
