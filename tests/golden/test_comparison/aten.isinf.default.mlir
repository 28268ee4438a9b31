module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %isinf = stablehlo.abs %args_0 : tensor<2x3xf32>
    %isinf_0 = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %isinf_1 = stablehlo.compare EQ, %isinf, %isinf_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %isinf_1 : tensor<2x3xi1>
  }
}
