module @main {
  func.func @main(%args_0: tensor<6xf32>) -> tensor<6xf32> {
    %clamp_max = stablehlo.constant dense<1.000000e+00> : tensor<6xf32>
    %clamp_max_0 = stablehlo.minimum %args_0, %clamp_max : tensor<6xf32>
    return %clamp_max_0 : tensor<6xf32>
  }
}
