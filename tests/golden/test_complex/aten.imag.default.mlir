module @main {
  func.func @main(%args_0: tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64> {
    %imag = stablehlo.imag %args_0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %imag : tensor<2x3xf64>
  }
}
