module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2xf32>) -> tensor<2x3xf32> {
    %select_scatter = stablehlo.reshape %args_1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %select_scatter_0 = stablehlo.constant dense<0> : tensor<i32>
    %select_scatter_1 = stablehlo.constant dense<2> : tensor<i32>
    %select_scatter_2 = stablehlo.dynamic_update_slice %args_0, %select_scatter, %select_scatter_0, %select_scatter_1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    return %select_scatter_2 : tensor<2x3xf32>
  }
}
