module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<2xi64>, %args_2: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %index_add = "stablehlo.scatter"(%args_0, %args_1, %args_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%index_add_0: tensor<f32>, %index_add_1: tensor<f32>):
      %index_add_2 = stablehlo.add %index_add_0, %index_add_1 : tensor<f32>
      stablehlo.return %index_add_2 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return %index_add : tensor<4x3xf32>
  }
}
