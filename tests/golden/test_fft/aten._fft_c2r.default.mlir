module @main {
  func.func @main(%args_0: tensor<2x5xcomplex<f64>>) -> tensor<2x8xf64> {
    %_fft_c2r = stablehlo.fft %args_0, type = IRFFT, length = [8] : (tensor<2x5xcomplex<f64>>) -> tensor<2x8xf64>
    %_fft_c2r_0 = stablehlo.constant dense<8.000000e+00> : tensor<2x8xf64>
    %_fft_c2r_1 = stablehlo.multiply %_fft_c2r, %_fft_c2r_0 : tensor<2x8xf64>
    return %_fft_c2r_1 : tensor<2x8xf64>
  }
}
