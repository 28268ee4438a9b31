module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<f32> {
    %mean = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %mean_0 = stablehlo.reduce(%args_0 init: %mean) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %mean_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %mean_2 = stablehlo.divide %mean_0, %mean_1 : tensor<f32>
    return %mean_2 : tensor<f32>
  }
}
