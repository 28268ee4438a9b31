module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %log2 = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %log2_0 = stablehlo.constant dense<0.693147182> : tensor<2x3xf32>
    %log2_1 = stablehlo.log %args_0 : tensor<2x3xf32>
    %log2_2 = stablehlo.divide %log2_1, %log2_0 : tensor<2x3xf32>
    %log2_3 = stablehlo.round_nearest_even %log2_2 : tensor<2x3xf32>
    %log2_4 = stablehlo.power %log2, %log2_3 : tensor<2x3xf32>
    %log2_5 = stablehlo.compare EQ, %log2_4, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %log2_6 = stablehlo.select %log2_5, %log2_3, %log2_2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %log2_6 : tensor<2x3xf32>
  }
}
