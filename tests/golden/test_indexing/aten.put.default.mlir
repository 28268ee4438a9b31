module @main {
  func.func @main(%args_0: tensor<4x3xf32>, %args_1: tensor<3xi64>, %args_2: tensor<3xf32>) -> tensor<4x3xf32> {
    %put = stablehlo.constant dense<0> : tensor<3xi64>
    %put_0 = stablehlo.compare LT, %args_1, %put, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %put_1 = stablehlo.constant dense<12> : tensor<3xi64>
    %put_2 = stablehlo.add %args_1, %put_1 : tensor<3xi64>
    %put_3 = stablehlo.select %put_0, %put_2, %args_1 : tensor<3xi1>, tensor<3xi64>
    %put_4 = stablehlo.reshape %args_0 : (tensor<4x3xf32>) -> tensor<12xf32>
    %put_5 = "stablehlo.scatter"(%put_4, %put_3, %args_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%put_7: tensor<f32>, %put_8: tensor<f32>):
      stablehlo.return %put_8 : tensor<f32>
    }) : (tensor<12xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<12xf32>
    %put_6 = stablehlo.reshape %put_5 : (tensor<12xf32>) -> tensor<4x3xf32>
    return %put_6 : tensor<4x3xf32>
  }
}
