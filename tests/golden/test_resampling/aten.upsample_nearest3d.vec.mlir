module @main {
  func.func @main(%args_0: tensor<1x1x1x2x2xf32>) -> tensor<1x1x2x4x4xf32> {
    %upsample_nearest3d = stablehlo.broadcast_in_dim %args_0, dims = [0, 1, 2, 4, 6] : (tensor<1x1x1x2x2xf32>) -> tensor<1x1x1x2x2x2x2x2xf32>
    %upsample_nearest3d_0 = stablehlo.reshape %upsample_nearest3d : (tensor<1x1x1x2x2x2x2x2xf32>) -> tensor<1x1x2x4x4xf32>
    return %upsample_nearest3d_0 : tensor<1x1x2x4x4xf32>
  }
}
