module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %rsqrt = stablehlo.rsqrt %args_0 : tensor<2x3xf32>
    return %rsqrt : tensor<2x3xf32>
  }
}
