module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %std_mean = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %std_mean_0 = stablehlo.reduce(%args_0 init: %std_mean) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %std_mean_1 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %std_mean_2 = stablehlo.divide %std_mean_0, %std_mean_1 : tensor<2xf32>
    %std_mean_3 = stablehlo.broadcast_in_dim %std_mean_2, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %std_mean_4 = stablehlo.subtract %args_0, %std_mean_3 : tensor<2x3xf32>
    %std_mean_5 = stablehlo.multiply %std_mean_4, %std_mean_4 : tensor<2x3xf32>
    %std_mean_6 = stablehlo.reduce(%std_mean_5 init: %std_mean) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %std_mean_7 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %std_mean_8 = stablehlo.divide %std_mean_6, %std_mean_7 : tensor<2xf32>
    %std_mean_9 = stablehlo.sqrt %std_mean_8 : tensor<2xf32>
    return %std_mean_9, %std_mean_2 : tensor<2xf32>, tensor<2xf32>
  }
}
