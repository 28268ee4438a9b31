module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<2x2xi64>) -> tensor<2x2xf32> {
    %take = stablehlo.reshape %args_0 : (tensor<4x3xf32>) -> tensor<12xf32>
    %take_0 = stablehlo.constant dense<0> : tensor<2x2xi64>
    %take_1 = stablehlo.compare LT, %args_1, %take_0, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %take_2 = stablehlo.constant dense<12> : tensor<2x2xi64>
    %take_3 = stablehlo.add %args_1, %take_2 : tensor<2x2xi64>
    %take_4 = stablehlo.select %take_1, %take_3, %args_1 : tensor<2x2xi1>, tensor<2x2xi64>
    %take_5 = "stablehlo.gather"(%take, %take_4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<12xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
    return %take_5 : tensor<2x2xf32>
  }
}
