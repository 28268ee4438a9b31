module @main {
  func.func @main(%args_0: tensor<7xf32>) -> tensor<3x3xf32> {
    %unfold_copy = stablehlo.iota dim = 0 : tensor<3xi32>
    %unfold_copy_0 = stablehlo.constant dense<2> : tensor<3xi32>
    %unfold_copy_1 = stablehlo.multiply %unfold_copy, %unfold_copy_0 : tensor<3xi32>
    %unfold_copy_2 = "stablehlo.gather"(%args_0, %unfold_copy_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 3>}> : (tensor<7xf32>, tensor<3xi32>) -> tensor<3x3xf32>
    return %unfold_copy_2 : tensor<3x3xf32>
  }
}
