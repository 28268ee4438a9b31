module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<3xi64>) -> tensor<3x3xf32> {
    %index_select = "stablehlo.gather"(%args_0, %args_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<3xi64>) -> tensor<3x3xf32>
    return %index_select : tensor<3x3xf32>
  }
}
