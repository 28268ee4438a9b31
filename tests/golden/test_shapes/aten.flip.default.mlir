module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %flip = stablehlo.reverse %args_0, dims = [0, 1] : tensor<2x3xf32>
    return %flip : tensor<2x3xf32>
  }
}
