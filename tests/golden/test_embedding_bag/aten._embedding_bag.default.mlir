module @main {
  func.func @main(%args_0: tensor<5x2xf32>, %args_1: tensor<5xi64>, %args_2: tensor<2xi64>) -> (tensor<2x2xf32>, tensor<0xi64>, tensor<2xi64>, tensor<2xi64>) {
    %_embedding_bag = stablehlo.constant dense<1> : tensor<2xi64>
    %_embedding_bag_0 = stablehlo.constant dense<0> : tensor<5xi64>
    %_embedding_bag_1 = "stablehlo.scatter"(%_embedding_bag_0, %args_2, %_embedding_bag) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%_embedding_bag_11: tensor<i64>, %_embedding_bag_12: tensor<i64>):
      %_embedding_bag_13 = stablehlo.add %_embedding_bag_11, %_embedding_bag_12 : tensor<i64>
      stablehlo.return %_embedding_bag_13 : tensor<i64>
    }) : (tensor<5xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5xi64>
    %_embedding_bag_2 = stablehlo.constant dense<0> : tensor<i64>
    %_embedding_bag_3 = "stablehlo.reduce_window"(%_embedding_bag_1, %_embedding_bag_2) <{padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%_embedding_bag_11: tensor<i64>, %_embedding_bag_12: tensor<i64>):
      %_embedding_bag_13 = stablehlo.add %_embedding_bag_11, %_embedding_bag_12 : tensor<i64>
      stablehlo.return %_embedding_bag_13 : tensor<i64>
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %_embedding_bag_4 = stablehlo.constant dense<1> : tensor<5xi64>
    %_embedding_bag_5 = stablehlo.subtract %_embedding_bag_3, %_embedding_bag_4 : tensor<5xi64>
    %_embedding_bag_6 = "stablehlo.gather"(%args_0, %args_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<5x2xf32>, tensor<5xi64>) -> tensor<5x2xf32>
    %_embedding_bag_7 = stablehlo.constant dense<0> : tensor<2xi64>
    %_embedding_bag_8 = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %_embedding_bag_9 = "stablehlo.scatter"(%_embedding_bag_8, %_embedding_bag_5, %_embedding_bag_6) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%_embedding_bag_11: tensor<f32>, %_embedding_bag_12: tensor<f32>):
      %_embedding_bag_13 = stablehlo.add %_embedding_bag_11, %_embedding_bag_12 : tensor<f32>
      stablehlo.return %_embedding_bag_13 : tensor<f32>
    }) : (tensor<2x2xf32>, tensor<5xi64>, tensor<5x2xf32>) -> tensor<2x2xf32>
    %_embedding_bag_10 = stablehlo.constant dense<0> : tensor<0xi64>
    return %_embedding_bag_9, %_embedding_bag_10, %_embedding_bag_7, %_embedding_bag_7 : tensor<2x2xf32>, tensor<0xi64>, tensor<2xi64>, tensor<2xi64>
  }
}
