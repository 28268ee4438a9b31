module @main {
  func.func @main(%args_0: tensor<5x3xf32>) -> (tensor<2x3xf32>, tensor<3x3xf32>) {
    %split_with_sizes_copy = stablehlo.slice %args_0 [0:2, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
    %split_with_sizes_copy_0 = stablehlo.slice %args_0 [2:5, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
    return %split_with_sizes_copy, %split_with_sizes_copy_0 : tensor<2x3xf32>, tensor<3x3xf32>
  }
}
