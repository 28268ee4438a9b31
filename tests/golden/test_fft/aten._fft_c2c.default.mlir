module @main {
  func.func @main(%args_0: tensor<2x8xcomplex<f64>>) -> tensor<2x8xcomplex<f64>> {
    %_fft_c2c = stablehlo.fft %args_0, type = FFT, length = [8] : (tensor<2x8xcomplex<f64>>) -> tensor<2x8xcomplex<f64>>
    return %_fft_c2c : tensor<2x8xcomplex<f64>>
  }
}
