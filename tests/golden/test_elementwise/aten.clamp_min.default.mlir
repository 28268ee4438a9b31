module @main {
  func.func @main(%args_0: tensor<6xf32>) -> tensor<6xf32> {
    %clamp_min = stablehlo.constant dense<1.000000e+00> : tensor<6xf32>
    %clamp_min_0 = stablehlo.maximum %args_0, %clamp_min : tensor<6xf32>
    return %clamp_min_0 : tensor<6xf32>
  }
}
