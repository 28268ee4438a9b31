module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %log10 = stablehlo.constant dense<1.000000e+01> : tensor<2x3xf32>
    %log10_0 = stablehlo.constant dense<2.30258512> : tensor<2x3xf32>
    %log10_1 = stablehlo.log %args_0 : tensor<2x3xf32>
    %log10_2 = stablehlo.divide %log10_1, %log10_0 : tensor<2x3xf32>
    %log10_3 = stablehlo.round_nearest_even %log10_2 : tensor<2x3xf32>
    %log10_4 = stablehlo.power %log10, %log10_3 : tensor<2x3xf32>
    %log10_5 = stablehlo.compare EQ, %log10_4, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %log10_6 = stablehlo.select %log10_5, %log10_3, %log10_2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %log10_6 : tensor<2x3xf32>
  }
}
