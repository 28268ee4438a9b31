module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %relu = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %relu_0 = stablehlo.maximum %args_0, %relu : tensor<2x3xf32>
    return %relu_0 : tensor<2x3xf32>
  }
}
