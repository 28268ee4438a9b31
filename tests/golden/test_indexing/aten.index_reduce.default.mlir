module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<2xi64>, %args_2: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %index_reduce = "stablehlo.scatter"(%args_0, %args_1, %args_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%index_reduce_0: tensor<f32>, %index_reduce_1: tensor<f32>):
      %index_reduce_2 = stablehlo.multiply %index_reduce_0, %index_reduce_1 : tensor<f32>
      stablehlo.return %index_reduce_2 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return %index_reduce : tensor<4x3xf32>
  }
}
