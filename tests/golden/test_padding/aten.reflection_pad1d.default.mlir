module @main {
  func.func @main(%args_0: tensor<2x4xf32>) -> tensor<2x7xf32> {
    %reflection_pad1d = stablehlo.slice %args_0 [0:2, 1:2] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %reflection_pad1d_0 = stablehlo.slice %args_0 [0:2, 1:3] : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %reflection_pad1d_1 = stablehlo.reverse %reflection_pad1d_0, dims = [1] : tensor<2x2xf32>
    %reflection_pad1d_2 = stablehlo.concatenate %reflection_pad1d, %args_0, %reflection_pad1d_1, dim = 1 : (tensor<2x1xf32>, tensor<2x4xf32>, tensor<2x2xf32>) -> tensor<2x7xf32>
    return %reflection_pad1d_2 : tensor<2x7xf32>
  }
}
