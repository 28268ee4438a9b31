module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<4xi64>) -> tensor<5x3xf32> {
    %embedding_dense_backward = stablehlo.constant dense<0.000000e+00> : tensor<5x3xf32>
    %embedding_dense_backward_0 = "stablehlo.scatter"(%embedding_dense_backward, %args_1, %args_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%embedding_dense_backward_1: tensor<f32>, %embedding_dense_backward_2: tensor<f32>):
      %embedding_dense_backward_3 = stablehlo.add %embedding_dense_backward_1, %embedding_dense_backward_2 : tensor<f32>
      stablehlo.return %embedding_dense_backward_3 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<4xi64>, tensor<4x3xf32>) -> tensor<5x3xf32>
    return %embedding_dense_backward_0 : tensor<5x3xf32>
  }
}
