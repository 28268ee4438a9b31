module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %softshrink_backward = stablehlo.abs %args_1 : tensor<2x3xf32>
    %softshrink_backward_0 = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %softshrink_backward_1 = stablehlo.compare LE, %softshrink_backward, %softshrink_backward_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %softshrink_backward_2 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %softshrink_backward_3 = stablehlo.select %softshrink_backward_1, %softshrink_backward_2, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %softshrink_backward_3 : tensor<2x3xf32>
  }
}
