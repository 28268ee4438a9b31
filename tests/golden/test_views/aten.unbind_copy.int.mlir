module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %unbind_copy = stablehlo.slice %args_0 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %unbind_copy_0 = stablehlo.reshape %unbind_copy : (tensor<1x3xf32>) -> tensor<3xf32>
    %unbind_copy_1 = stablehlo.slice %args_0 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %unbind_copy_2 = stablehlo.reshape %unbind_copy_1 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %unbind_copy_0, %unbind_copy_2 : tensor<3xf32>, tensor<3xf32>
  }
}
