module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %fmod = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %fmod_0 = stablehlo.remainder %args_0, %fmod : tensor<2x3xf32>
    return %fmod_0 : tensor<2x3xf32>
  }
}
