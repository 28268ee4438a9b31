module @main {
  func.func @main(%args_0: tensor<3x4xf32>) -> tensor<3xf32> {
    %diagonal = stablehlo.reshape %args_0 : (tensor<3x4xf32>) -> tensor<12xf32>
    %diagonal_0 = stablehlo.slice %diagonal [0:11:5] : (tensor<12xf32>) -> tensor<3xf32>
    return %diagonal_0 : tensor<3xf32>
  }
}
