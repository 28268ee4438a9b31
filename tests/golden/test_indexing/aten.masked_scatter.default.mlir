module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2x3xi1>, %args_2: tensor<4xf32>) -> tensor<2x3xf32> {
    %masked_scatter = stablehlo.reshape %args_1 : (tensor<2x3xi1>) -> tensor<6xi1>
    %masked_scatter_0 = stablehlo.convert %masked_scatter : (tensor<6xi1>) -> tensor<6xi32>
    %masked_scatter_1 = stablehlo.constant dense<0> : tensor<i32>
    %masked_scatter_2 = "stablehlo.reduce_window"(%masked_scatter_0, %masked_scatter_1) <{padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%masked_scatter_8: tensor<i32>, %masked_scatter_9: tensor<i32>):
      %masked_scatter_10 = stablehlo.add %masked_scatter_8, %masked_scatter_9 : tensor<i32>
      stablehlo.return %masked_scatter_10 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %masked_scatter_3 = stablehlo.constant dense<1> : tensor<6xi32>
    %masked_scatter_4 = stablehlo.subtract %masked_scatter_2, %masked_scatter_3 : tensor<6xi32>
    %masked_scatter_5 = stablehlo.reshape %masked_scatter_4 : (tensor<6xi32>) -> tensor<2x3xi32>
    %masked_scatter_6 = "stablehlo.gather"(%args_2, %masked_scatter_5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %masked_scatter_7 = stablehlo.select %args_1, %masked_scatter_6, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %masked_scatter_7 : tensor<2x3xf32>
  }
}
