module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %threshold = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %threshold_0 = stablehlo.compare LE, %args_0, %threshold, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %threshold_1 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %threshold_2 = stablehlo.select %threshold_0, %threshold_1, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %threshold_2 : tensor<2x3xf32>
  }
}
