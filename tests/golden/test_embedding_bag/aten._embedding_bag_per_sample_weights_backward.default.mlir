module @main {
  func.func @main(%args_0: tensor<3x2xf32>, %args_1: tensor<5x2xf32>, %args_2: tensor<4xi64>, %args_3: tensor<3xi64>, %args_4: tensor<4xi64>) -> tensor<4xf32> {
    %_embedding_bag_per_sample_weights_backward = "stablehlo.gather"(%args_0, %args_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<4xi64>) -> tensor<4x2xf32>
    %_embedding_bag_per_sample_weights_backward_0 = "stablehlo.gather"(%args_1, %args_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<5x2xf32>, tensor<4xi64>) -> tensor<4x2xf32>
    %_embedding_bag_per_sample_weights_backward_1 = stablehlo.multiply %_embedding_bag_per_sample_weights_backward, %_embedding_bag_per_sample_weights_backward_0 : tensor<4x2xf32>
    %_embedding_bag_per_sample_weights_backward_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_embedding_bag_per_sample_weights_backward_3 = stablehlo.reduce(%_embedding_bag_per_sample_weights_backward_1 init: %_embedding_bag_per_sample_weights_backward_2) applies stablehlo.add across dimensions = [1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4xf32>
    return %_embedding_bag_per_sample_weights_backward_3 : tensor<4xf32>
  }
}
