module @main {
  func.func @main(%args_0: tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>> {
    %_fft_r2c = stablehlo.fft %args_0, type = RFFT, length = [8] : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    return %_fft_r2c : tensor<2x5xcomplex<f32>>
  }
}
