module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %repeat_interleave = stablehlo.broadcast_in_dim %args_0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
    %repeat_interleave_0 = stablehlo.reshape %repeat_interleave : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    return %repeat_interleave_0 : tensor<4x3xf32>
  }
}
