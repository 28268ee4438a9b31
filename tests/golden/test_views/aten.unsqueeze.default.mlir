module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x1x3xf32> {
    %unsqueeze = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    return %unsqueeze : tensor<2x1x3xf32>
  }
}
