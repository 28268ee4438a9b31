module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xcomplex<f32>> {
    %complex = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %complex_0 = stablehlo.complex %args_0, %complex : tensor<2x3xcomplex<f32>>
    return %complex_0 : tensor<2x3xcomplex<f32>>
  }
}
