module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %ceil = stablehlo.ceil %args_0 : tensor<2x3xf32>
    return %ceil : tensor<2x3xf32>
  }
}
