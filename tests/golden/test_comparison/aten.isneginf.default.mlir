module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %isneginf = stablehlo.constant dense<0xFF800000> : tensor<2x3xf32>
    %isneginf_0 = stablehlo.compare EQ, %args_0, %isneginf, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %isneginf_0 : tensor<2x3xi1>
  }
}
