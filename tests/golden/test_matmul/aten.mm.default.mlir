module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3x4xf32>) -> tensor<2x4xf32> {
    %mm = stablehlo.dot_general %args_0, %args_1, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    return %mm : tensor<2x4xf32>
  }
}
