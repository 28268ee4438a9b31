module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2xf32> {
    %mv = stablehlo.dot_general %args_0, %args_1, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    return %mv : tensor<2xf32>
  }
}
