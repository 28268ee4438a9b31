module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %mul = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %mul_0 = stablehlo.multiply %args_0, %mul : tensor<2x3xf32>
    return %mul_0 : tensor<2x3xf32>
  }
}
