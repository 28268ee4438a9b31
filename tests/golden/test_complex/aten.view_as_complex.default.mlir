module @main {
  func.func @main(%args_0: tensor<3x2xf32>) -> tensor<3xcomplex<f32>> {
    %view_as_complex = stablehlo.slice %args_0 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %view_as_complex_0 = stablehlo.reshape %view_as_complex : (tensor<3x1xf32>) -> tensor<3xf32>
    %view_as_complex_1 = stablehlo.slice %args_0 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %view_as_complex_2 = stablehlo.reshape %view_as_complex_1 : (tensor<3x1xf32>) -> tensor<3xf32>
    %view_as_complex_3 = stablehlo.complex %view_as_complex_0, %view_as_complex_2 : tensor<3xcomplex<f32>>
    return %view_as_complex_3 : tensor<3xcomplex<f32>>
  }
}
