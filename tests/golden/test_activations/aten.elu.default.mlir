module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %elu = stablehlo.exponential_minus_one %args_0 : tensor<2x3xf32>
    %elu_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %elu_1 = stablehlo.compare GT, %args_0, %elu_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %elu_2 = stablehlo.select %elu_1, %args_0, %elu : tensor<2x3xi1>, tensor<2x3xf32>
    return %elu_2 : tensor<2x3xf32>
  }
}
