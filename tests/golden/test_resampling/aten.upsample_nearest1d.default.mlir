module @main {
  func.func @main(%args_0: tensor<1x1x3xf32>) -> tensor<1x1x6xf32> {
    %upsample_nearest1d = stablehlo.broadcast_in_dim %args_0, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<1x1x3x2xf32>
    %upsample_nearest1d_0 = stablehlo.reshape %upsample_nearest1d : (tensor<1x1x3x2xf32>) -> tensor<1x1x6xf32>
    return %upsample_nearest1d_0 : tensor<1x1x6xf32>
  }
}
