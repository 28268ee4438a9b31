module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %hardshrink_backward = stablehlo.abs %args_1 : tensor<2x3xf32>
    %hardshrink_backward_0 = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %hardshrink_backward_1 = stablehlo.compare LE, %hardshrink_backward, %hardshrink_backward_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %hardshrink_backward_2 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %hardshrink_backward_3 = stablehlo.select %hardshrink_backward_1, %hardshrink_backward_2, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %hardshrink_backward_3 : tensor<2x3xf32>
  }
}
