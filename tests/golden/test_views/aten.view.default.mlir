module @main {
  func.func @main(%args_0: tensor<2x6xf32>) -> tensor<3x4xf32> {
    %view = stablehlo.reshape %args_0 : (tensor<2x6xf32>) -> tensor<3x4xf32>
    return %view : tensor<3x4xf32>
  }
}
