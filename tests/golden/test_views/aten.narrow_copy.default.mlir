module @main {
  func.func @main(%args_0: tensor<2x5xf32>) -> tensor<2x3xf32> {
    %narrow_copy = stablehlo.slice %args_0 [0:2, 1:4] : (tensor<2x5xf32>) -> tensor<2x3xf32>
    return %narrow_copy : tensor<2x3xf32>
  }
}
