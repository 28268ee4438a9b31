module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<2x2xi64>) -> tensor<2x2x3xf32> {
    %index = stablehlo.constant dense<0> : tensor<2x2xi64>
    %index_0 = stablehlo.compare LT, %args_1, %index, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %index_1 = stablehlo.constant dense<4> : tensor<2x2xi64>
    %index_2 = stablehlo.add %args_1, %index_1 : tensor<2x2xi64>
    %index_3 = stablehlo.select %index_0, %index_2, %args_1 : tensor<2x2xi1>, tensor<2x2xi64>
    %index_4 = "stablehlo.gather"(%args_0, %index_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<2x2xi64>) -> tensor<2x2x3xf32>
    return %index_4 : tensor<2x2x3xf32>
  }
}
