module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %div = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %div_0 = stablehlo.divide %args_0, %div : tensor<2x3xf32>
    %div_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %div_2 = stablehlo.compare LT, %div_0, %div_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %div_3 = stablehlo.ceil %div_0 : tensor<2x3xf32>
    %div_4 = stablehlo.floor %div_0 : tensor<2x3xf32>
    %div_5 = stablehlo.select %div_2, %div_3, %div_4 : tensor<2x3xi1>, tensor<2x3xf32>
    return %div_5 : tensor<2x3xf32>
  }
}
