module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %frac = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %frac_0 = stablehlo.compare LT, %args_0, %frac, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %frac_1 = stablehlo.ceil %args_0 : tensor<2x3xf32>
    %frac_2 = stablehlo.floor %args_0 : tensor<2x3xf32>
    %frac_3 = stablehlo.select %frac_0, %frac_1, %frac_2 : tensor<2x3xi1>, tensor<2x3xf32>
    %frac_4 = stablehlo.subtract %args_0, %frac_3 : tensor<2x3xf32>
    return %frac_4 : tensor<2x3xf32>
  }
}
