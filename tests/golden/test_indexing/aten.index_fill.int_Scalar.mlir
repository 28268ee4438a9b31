module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<2xi64>) -> tensor<4x3xf32> {
    %index_fill = stablehlo.constant dense<0> : tensor<2xi64>
    %index_fill_0 = stablehlo.compare LT, %args_1, %index_fill, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %index_fill_1 = stablehlo.constant dense<4> : tensor<2xi64>
    %index_fill_2 = stablehlo.add %args_1, %index_fill_1 : tensor<2xi64>
    %index_fill_3 = stablehlo.select %index_fill_0, %index_fill_2, %args_1 : tensor<2xi1>, tensor<2xi64>
    %index_fill_4 = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %index_fill_5 = "stablehlo.scatter"(%args_0, %index_fill_3, %index_fill_4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%index_fill_6: tensor<f32>, %index_fill_7: tensor<f32>):
      stablehlo.return %index_fill_7 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return %index_fill_5 : tensor<4x3xf32>
  }
}
