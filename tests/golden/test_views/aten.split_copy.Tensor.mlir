module @main {
  func.func @main(%args_0: tensor<5x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>) {
    %split_copy = stablehlo.slice %args_0 [0:2, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
    %split_copy_0 = stablehlo.slice %args_0 [2:4, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
    %split_copy_1 = stablehlo.slice %args_0 [4:5, 0:3] : (tensor<5x3xf32>) -> tensor<1x3xf32>
    return %split_copy, %split_copy_0, %split_copy_1 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>
  }
}
