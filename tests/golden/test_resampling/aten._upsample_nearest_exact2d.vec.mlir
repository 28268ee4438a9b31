module @main {
  func.func @main(%args_0: tensor<1x1x3x3xf32>) -> tensor<1x1x6x6xf32> {
    %_upsample_nearest_exact2d = stablehlo.broadcast_in_dim %args_0, dims = [0, 1, 2, 4] : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x2x3x2xf32>
    %_upsample_nearest_exact2d_0 = stablehlo.reshape %_upsample_nearest_exact2d : (tensor<1x1x3x2x3x2xf32>) -> tensor<1x1x6x6xf32>
    return %_upsample_nearest_exact2d_0 : tensor<1x1x6x6xf32>
  }
}
