module @main {
  func.func @main(%args_0: tensor<3x2xf32>, %args_1: tensor<4xi64>, %args_2: tensor<3xi64>, %args_3: tensor<4xi64>, %args_4: tensor<3xi64>, %args_5: tensor<3xi64>) -> tensor<5x2xf32> {
    %_embedding_bag_backward = "stablehlo.gather"(%args_0, %args_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<4xi64>) -> tensor<4x2xf32>
    %_embedding_bag_backward_0 = stablehlo.constant dense<0.000000e+00> : tensor<5x2xf32>
    %_embedding_bag_backward_1 = "stablehlo.scatter"(%_embedding_bag_backward_0, %args_1, %_embedding_bag_backward) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%_embedding_bag_backward_2: tensor<f32>, %_embedding_bag_backward_3: tensor<f32>):
      %_embedding_bag_backward_4 = stablehlo.add %_embedding_bag_backward_2, %_embedding_bag_backward_3 : tensor<f32>
      stablehlo.return %_embedding_bag_backward_4 : tensor<f32>
    }) : (tensor<5x2xf32>, tensor<4xi64>, tensor<4x2xf32>) -> tensor<5x2xf32>
    return %_embedding_bag_backward_1 : tensor<5x2xf32>
  }
}
