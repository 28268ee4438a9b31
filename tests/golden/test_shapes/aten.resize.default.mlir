module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %resize = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %resize : tensor<3x2xf32>
  }
}
