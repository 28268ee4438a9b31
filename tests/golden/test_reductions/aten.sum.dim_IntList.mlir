module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %sum = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %sum_0 = stablehlo.reduce(%args_0 init: %sum) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    return %sum_0 : tensor<2xf32>
  }
}
