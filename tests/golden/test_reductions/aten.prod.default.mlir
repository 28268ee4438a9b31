module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<f32> {
    %prod = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %prod_0 = stablehlo.reduce(%args_0 init: %prod) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %prod_0 : tensor<f32>
  }
}
