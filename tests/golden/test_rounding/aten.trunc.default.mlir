module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %trunc = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %trunc_0 = stablehlo.compare LT, %args_0, %trunc, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %trunc_1 = stablehlo.ceil %args_0 : tensor<2x3xf32>
    %trunc_2 = stablehlo.floor %args_0 : tensor<2x3xf32>
    %trunc_3 = stablehlo.select %trunc_0, %trunc_1, %trunc_2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %trunc_3 : tensor<2x3xf32>
  }
}
