module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %sin = stablehlo.sine %args_0 : tensor<2x3xf32>
    return %sin : tensor<2x3xf32>
  }
}
