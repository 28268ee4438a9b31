module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xcomplex<f32>> {
    %polar = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %polar_0 = stablehlo.cosine %polar : tensor<2x3xf32>
    %polar_1 = stablehlo.multiply %args_0, %polar_0 : tensor<2x3xf32>
    %polar_2 = stablehlo.sine %polar : tensor<2x3xf32>
    %polar_3 = stablehlo.multiply %args_0, %polar_2 : tensor<2x3xf32>
    %polar_4 = stablehlo.complex %polar_1, %polar_3 : tensor<2x3xcomplex<f32>>
    return %polar_4 : tensor<2x3xcomplex<f32>>
  }
}
