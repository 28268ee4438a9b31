module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<2xi64>, %args_2: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %index_put = stablehlo.constant dense<0> : tensor<2xi64>
    %index_put_0 = stablehlo.compare LT, %args_1, %index_put, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %index_put_1 = stablehlo.constant dense<4> : tensor<2xi64>
    %index_put_2 = stablehlo.add %args_1, %index_put_1 : tensor<2xi64>
    %index_put_3 = stablehlo.select %index_put_0, %index_put_2, %args_1 : tensor<2xi1>, tensor<2xi64>
    %index_put_4 = "stablehlo.scatter"(%args_0, %index_put_3, %args_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%index_put_5: tensor<f32>, %index_put_6: tensor<f32>):
      stablehlo.return %index_put_6 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<2xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return %index_put_4 : tensor<4x3xf32>
  }
}
