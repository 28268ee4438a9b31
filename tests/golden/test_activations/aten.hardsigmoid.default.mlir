module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %hardsigmoid = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %hardsigmoid_0 = stablehlo.constant dense<3.000000e+00> : tensor<2x3xf32>
    %hardsigmoid_1 = stablehlo.add %args_0, %hardsigmoid_0 : tensor<2x3xf32>
    %hardsigmoid_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %hardsigmoid_3 = stablehlo.clamp %hardsigmoid, %hardsigmoid_1, %hardsigmoid_2 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %hardsigmoid_4 = stablehlo.constant dense<6.000000e+00> : tensor<2x3xf32>
    %hardsigmoid_5 = stablehlo.divide %hardsigmoid_3, %hardsigmoid_4 : tensor<2x3xf32>
    return %hardsigmoid_5 : tensor<2x3xf32>
  }
}
