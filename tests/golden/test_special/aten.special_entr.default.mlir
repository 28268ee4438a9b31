module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_entr = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %special_entr_0 = stablehlo.constant dense<0xFF800000> : tensor<2x3xf32>
    %special_entr_1 = stablehlo.compare EQ, %args_0, %special_entr, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %special_entr_2 = stablehlo.negate %args_0 : tensor<2x3xf32>
    %special_entr_3 = stablehlo.log %args_0 : tensor<2x3xf32>
    %special_entr_4 = stablehlo.multiply %special_entr_2, %special_entr_3 : tensor<2x3xf32>
    %special_entr_5 = stablehlo.select %special_entr_1, %special_entr, %special_entr_4 : tensor<2x3xi1>, tensor<2x3xf32>
    %special_entr_6 = stablehlo.compare LT, %args_0, %special_entr, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %special_entr_7 = stablehlo.select %special_entr_6, %special_entr_0, %special_entr_5 : tensor<2x3xi1>, tensor<2x3xf32>
    return %special_entr_7 : tensor<2x3xf32>
  }
}
