module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %select_copy = stablehlo.slice %args_0 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %select_copy_0 = stablehlo.reshape %select_copy : (tensor<2x1xf32>) -> tensor<2xf32>
    return %select_copy_0 : tensor<2xf32>
  }
}
