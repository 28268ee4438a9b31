module @main {
  func.func @main(%args_0: tensor<4x6xf32>, %args_1: tensor<2x6xf32>) -> tensor<4x6xf32> {
    %slice_scatter = stablehlo.constant dense<1> : tensor<i32>
    %slice_scatter_0 = stablehlo.constant dense<0> : tensor<i32>
    %slice_scatter_1 = stablehlo.dynamic_update_slice %args_0, %args_1, %slice_scatter, %slice_scatter_0 : (tensor<4x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %slice_scatter_1 : tensor<4x6xf32>
  }
}
