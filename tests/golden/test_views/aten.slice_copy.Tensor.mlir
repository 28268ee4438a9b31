module @main {
  func.func @main(%args_0: tensor<4x6xf32>) -> tensor<4x2xf32> {
    %slice_copy = stablehlo.slice %args_0 [0:4, 1:5:2] : (tensor<4x6xf32>) -> tensor<4x2xf32>
    return %slice_copy : tensor<4x2xf32>
  }
}
