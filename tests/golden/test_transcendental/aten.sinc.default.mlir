module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %sinc = stablehlo.constant dense<3.14159274> : tensor<2x3xf32>
    %sinc_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %sinc_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %sinc_2 = stablehlo.multiply %args_0, %sinc : tensor<2x3xf32>
    %sinc_3 = stablehlo.compare EQ, %args_0, %sinc_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %sinc_4 = stablehlo.sine %sinc_2 : tensor<2x3xf32>
    %sinc_5 = stablehlo.divide %sinc_4, %sinc_2 : tensor<2x3xf32>
    %sinc_6 = stablehlo.select %sinc_3, %sinc_0, %sinc_5 : tensor<2x3xi1>, tensor<2x3xf32>
    return %sinc_6 : tensor<2x3xf32>
  }
}
