module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %add = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %add_0 = stablehlo.add %args_0, %add : tensor<2x3xf32>
    return %add_0 : tensor<2x3xf32>
  }
}
