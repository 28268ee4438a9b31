module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %var_mean = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %var_mean_0 = stablehlo.reduce(%args_0 init: %var_mean) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %var_mean_1 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %var_mean_2 = stablehlo.divide %var_mean_0, %var_mean_1 : tensor<2xf32>
    %var_mean_3 = stablehlo.broadcast_in_dim %var_mean_2, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %var_mean_4 = stablehlo.subtract %args_0, %var_mean_3 : tensor<2x3xf32>
    %var_mean_5 = stablehlo.multiply %var_mean_4, %var_mean_4 : tensor<2x3xf32>
    %var_mean_6 = stablehlo.reduce(%var_mean_5 init: %var_mean) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %var_mean_7 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %var_mean_8 = stablehlo.divide %var_mean_6, %var_mean_7 : tensor<2xf32>
    return %var_mean_8, %var_mean_2 : tensor<2xf32>, tensor<2xf32>
  }
}
