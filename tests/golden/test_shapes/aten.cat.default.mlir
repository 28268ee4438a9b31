module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<1x3xf32>) -> tensor<3x3xf32> {
    %cat = stablehlo.concatenate %args_0, %args_1, dim = 0 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
    return %cat : tensor<3x3xf32>
  }
}
