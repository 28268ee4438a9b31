module @main {
  func.func @main(%args_0: tensor<2x3xcomplex<f64>>) -> tensor<2x3x2xf64> {
    %view_as_real = stablehlo.real %args_0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %view_as_real_0 = stablehlo.imag %args_0 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %view_as_real_1 = stablehlo.reshape %view_as_real : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
    %view_as_real_2 = stablehlo.reshape %view_as_real_0 : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
    %view_as_real_3 = stablehlo.concatenate %view_as_real_1, %view_as_real_2, dim = 2 : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> tensor<2x3x2xf64>
    return %view_as_real_3 : tensor<2x3x2xf64>
  }
}
