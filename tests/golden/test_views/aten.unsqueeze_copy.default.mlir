module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x1x3xf32> {
    %unsqueeze_copy = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    return %unsqueeze_copy : tensor<2x1x3xf32>
  }
}
