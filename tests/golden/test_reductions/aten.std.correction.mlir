module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %std = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %std_0 = stablehlo.reduce(%args_0 init: %std) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %std_1 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %std_2 = stablehlo.divide %std_0, %std_1 : tensor<2xf32>
    %std_3 = stablehlo.broadcast_in_dim %std_2, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %std_4 = stablehlo.subtract %args_0, %std_3 : tensor<2x3xf32>
    %std_5 = stablehlo.multiply %std_4, %std_4 : tensor<2x3xf32>
    %std_6 = stablehlo.reduce(%std_5 init: %std) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %std_7 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %std_8 = stablehlo.divide %std_6, %std_7 : tensor<2xf32>
    %std_9 = stablehlo.sqrt %std_8 : tensor<2xf32>
    return %std_9 : tensor<2xf32>
  }
}
