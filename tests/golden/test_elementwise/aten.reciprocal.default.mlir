module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %reciprocal = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %reciprocal_0 = stablehlo.divide %reciprocal, %args_0 : tensor<2x3xf32>
    return %reciprocal_0 : tensor<2x3xf32>
  }
}
