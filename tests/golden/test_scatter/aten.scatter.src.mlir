module @main {
  func.func @main(%args_0: tensor<3x4xf32>, %args_1: tensor<3x3xi64>, %args_2: tensor<3x3xf32>) -> tensor<3x4xf32> {
    %scatter = "stablehlo.scatter"(%args_0, %args_1, %args_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
    ^bb0(%scatter_0: tensor<f32>, %scatter_1: tensor<f32>):
      stablehlo.return %scatter_1 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x3xi64>, tensor<3x3xf32>) -> tensor<3x4xf32>
    return %scatter : tensor<3x4xf32>
  }
}
