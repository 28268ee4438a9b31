module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %nansum = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %nansum_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %nansum_1 = stablehlo.select %nansum, %nansum_0, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    %nansum_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %nansum_3 = stablehlo.reduce(%nansum_1 init: %nansum_2) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %nansum_3 : tensor<2xf32>
  }
}
