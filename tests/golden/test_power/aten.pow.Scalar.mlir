module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %pow = stablehlo.constant dense<3.000000e+00> : tensor<2x3xf32>
    %pow_0 = stablehlo.power %pow, %args_0 : tensor<2x3xf32>
    return %pow_0 : tensor<2x3xf32>
  }
}
