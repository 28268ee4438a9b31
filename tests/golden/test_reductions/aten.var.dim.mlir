module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %var = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %var_0 = stablehlo.reduce(%args_0 init: %var) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %var_1 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %var_2 = stablehlo.divide %var_0, %var_1 : tensor<2xf32>
    %var_3 = stablehlo.broadcast_in_dim %var_2, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %var_4 = stablehlo.subtract %args_0, %var_3 : tensor<2x3xf32>
    %var_5 = stablehlo.multiply %var_4, %var_4 : tensor<2x3xf32>
    %var_6 = stablehlo.reduce(%var_5 init: %var) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %var_7 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %var_8 = stablehlo.divide %var_6, %var_7 : tensor<2xf32>
    return %var_8 : tensor<2xf32>
  }
}
