module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %mish = stablehlo.exponential %args_0 : tensor<2x3xf32>
    %mish_0 = stablehlo.log_plus_one %mish : tensor<2x3xf32>
    %mish_1 = stablehlo.tanh %mish_0 : tensor<2x3xf32>
    %mish_2 = stablehlo.multiply %args_0, %mish_1 : tensor<2x3xf32>
    return %mish_2 : tensor<2x3xf32>
  }
}
