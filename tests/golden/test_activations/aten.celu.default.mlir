module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %celu = stablehlo.exponential_minus_one %args_0 : tensor<2x3xf32>
    %celu_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %celu_1 = stablehlo.compare GT, %args_0, %celu_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %celu_2 = stablehlo.select %celu_1, %args_0, %celu : tensor<2x3xi1>, tensor<2x3xf32>
    return %celu_2 : tensor<2x3xf32>
  }
}
