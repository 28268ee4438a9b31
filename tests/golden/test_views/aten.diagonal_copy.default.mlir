module @main {
  func.func @main(%args_0: tensor<3x4xf32>) -> tensor<3xf32> {
    %diagonal_copy = stablehlo.reshape %args_0 : (tensor<3x4xf32>) -> tensor<12xf32>
    %diagonal_copy_0 = stablehlo.slice %diagonal_copy [0:11:5] : (tensor<12xf32>) -> tensor<3xf32>
    return %diagonal_copy_0 : tensor<3xf32>
  }
}
