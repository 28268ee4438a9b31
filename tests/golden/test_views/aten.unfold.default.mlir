module @main {
  func.func @main(%args_0: tensor<7xf32>) -> tensor<3x3xf32> {
    %unfold = stablehlo.iota dim = 0 : tensor<3xi32>
    %unfold_0 = stablehlo.constant dense<2> : tensor<3xi32>
    %unfold_1 = stablehlo.multiply %unfold, %unfold_0 : tensor<3xi32>
    %unfold_2 = "stablehlo.gather"(%args_0, %unfold_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 3>}> : (tensor<7xf32>, tensor<3xi32>) -> tensor<3x3xf32>
    return %unfold_2 : tensor<3x3xf32>
  }
}
