module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<4x6xf32> {
    %repeat = stablehlo.broadcast_in_dim %args_0, dims = [1, 3] : (tensor<2x3xf32>) -> tensor<2x2x2x3xf32>
    %repeat_0 = stablehlo.reshape %repeat : (tensor<2x2x2x3xf32>) -> tensor<4x6xf32>
    return %repeat_0 : tensor<4x6xf32>
  }
}
