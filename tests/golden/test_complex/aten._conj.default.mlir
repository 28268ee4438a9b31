module @main {
  func.func @main(%args_0: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
    %_conj = stablehlo.real %args_0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %_conj_0 = stablehlo.imag %args_0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %_conj_1 = stablehlo.negate %_conj_0 : tensor<2x3xf64>
    %_conj_2 = stablehlo.complex %_conj, %_conj_1 : tensor<2x3xcomplex<f64>>
    return %_conj_2 : tensor<2x3xcomplex<f64>>
  }
}
