module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %t_copy = stablehlo.transpose %args_0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %t_copy : tensor<3x2xf32>
  }
}
