module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %isposinf = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %isposinf_0 = stablehlo.compare EQ, %args_0, %isposinf, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %isposinf_0 : tensor<2x3xi1>
  }
}
