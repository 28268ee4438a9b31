module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %softplus = stablehlo.exponential %args_0 : tensor<2x3xf32>
    %softplus_0 = stablehlo.log_plus_one %softplus : tensor<2x3xf32>
    %softplus_1 = stablehlo.constant dense<2.000000e+01> : tensor<2x3xf32>
    %softplus_2 = stablehlo.compare GT, %args_0, %softplus_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %softplus_3 = stablehlo.select %softplus_2, %args_0, %softplus_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %softplus_3 : tensor<2x3xf32>
  }
}
