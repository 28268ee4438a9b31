module @main {
  func.func @main(%args_0: tensor<1x3x1xf32>) -> tensor<3xf32> {
    %squeeze = stablehlo.reshape %args_0 : (tensor<1x3x1xf32>) -> tensor<3xf32>
    return %squeeze : tensor<3xf32>
  }
}
