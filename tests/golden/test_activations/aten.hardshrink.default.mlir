module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %hardshrink = stablehlo.abs %args_0 : tensor<2x3xf32>
    %hardshrink_0 = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %hardshrink_1 = stablehlo.compare LE, %hardshrink, %hardshrink_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %hardshrink_2 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %hardshrink_3 = stablehlo.select %hardshrink_1, %hardshrink_2, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %hardshrink_3 : tensor<2x3xf32>
  }
}
