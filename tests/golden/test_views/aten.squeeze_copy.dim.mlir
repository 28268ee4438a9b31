module @main {
  func.func @main(%args_0: tensor<1x3x1xf32>) -> tensor<3x1xf32> {
    %squeeze_copy = stablehlo.reshape %args_0 : (tensor<1x3x1xf32>) -> tensor<3x1xf32>
    return %squeeze_copy : tensor<3x1xf32>
  }
}
