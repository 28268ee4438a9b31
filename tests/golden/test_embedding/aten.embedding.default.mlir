module @main {
  func.func @main(%args_0: tensor<5x3xf32>, %args_1: tensor<2x2xi64>) -> tensor<2x2x3xf32> {
    %embedding = "stablehlo.gather"(%args_0, %args_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x2xi64>) -> tensor<2x2x3xf32>
    return %embedding : tensor<2x2x3xf32>
  }
}
