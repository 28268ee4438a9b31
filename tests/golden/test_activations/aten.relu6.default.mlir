module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %relu6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %relu6_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %relu6_1 = stablehlo.clamp %relu6, %args_0, %relu6_0 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %relu6_1 : tensor<2x3xf32>
  }
}
