module @main {
  func.func @main(%args_0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %renorm = stablehlo.multiply %args_0, %args_0 : tensor<3x4xf32>
    %renorm_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %renorm_1 = stablehlo.reduce(%renorm init: %renorm_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %renorm_2 = stablehlo.sqrt %renorm_1 : tensor<3xf32>
    %renorm_3 = stablehlo.constant dense<1.500000e+00> : tensor<3xf32>
    %renorm_4 = stablehlo.constant dense<1.000000e-07> : tensor<3xf32>
    %renorm_5 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %renorm_6 = stablehlo.compare GT, %renorm_2, %renorm_3, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %renorm_7 = stablehlo.add %renorm_2, %renorm_4 : tensor<3xf32>
    %renorm_8 = stablehlo.divide %renorm_3, %renorm_7 : tensor<3xf32>
    %renorm_9 = stablehlo.select %renorm_6, %renorm_8, %renorm_5 : tensor<3xi1>, tensor<3xf32>
    %renorm_10 = stablehlo.broadcast_in_dim %renorm_9, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %renorm_11 = stablehlo.multiply %args_0, %renorm_10 : tensor<3x4xf32>
    return %renorm_11 : tensor<3x4xf32>
  }
}
