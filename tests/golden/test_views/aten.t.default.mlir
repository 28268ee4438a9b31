module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %t = stablehlo.transpose %args_0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %t : tensor<3x2xf32>
  }
}
