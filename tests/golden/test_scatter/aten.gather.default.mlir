module @main {
  func.func @main(%args_0: tensor<3x4xf32>, %args_1: tensor<3x2xi64>) -> tensor<3x2xf32> {
    %gather = "stablehlo.gather"(%args_0, %args_1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
    return %gather : tensor<3x2xf32>
  }
}
