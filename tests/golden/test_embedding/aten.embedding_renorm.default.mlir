module @main {
  func.func @main(%args_0: tensor<5x3xf32>, %args_1: tensor<3xi64>) -> tensor<5x3xf32> {
    %embedding_renorm = "stablehlo.gather"(%args_0, %args_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<3xi64>) -> tensor<3x3xf32>
    %embedding_renorm_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %embedding_renorm_1 = stablehlo.multiply %embedding_renorm, %embedding_renorm : tensor<3x3xf32>
    %embedding_renorm_2 = stablehlo.reduce(%embedding_renorm_1 init: %embedding_renorm_0) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %embedding_renorm_3 = stablehlo.sqrt %embedding_renorm_2 : tensor<3xf32>
    %embedding_renorm_4 = stablehlo.constant dense<1.500000e+00> : tensor<3x1xf32>
    %embedding_renorm_5 = stablehlo.reshape %embedding_renorm_3 : (tensor<3xf32>) -> tensor<3x1xf32>
    %embedding_renorm_6 = stablehlo.constant dense<1.000000e-07> : tensor<3x1xf32>
    %embedding_renorm_7 = stablehlo.add %embedding_renorm_5, %embedding_renorm_6 : tensor<3x1xf32>
    %embedding_renorm_8 = stablehlo.divide %embedding_renorm_4, %embedding_renorm_7 : tensor<3x1xf32>
    %embedding_renorm_9 = stablehlo.compare GT, %embedding_renorm_5, %embedding_renorm_4, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %embedding_renorm_10 = stablehlo.constant dense<1.000000e+00> : tensor<3x1xf32>
    %embedding_renorm_11 = stablehlo.select %embedding_renorm_9, %embedding_renorm_8, %embedding_renorm_10 : tensor<3x1xi1>, tensor<3x1xf32>
    %embedding_renorm_12 = stablehlo.broadcast_in_dim %embedding_renorm_11, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %embedding_renorm_13 = stablehlo.multiply %embedding_renorm, %embedding_renorm_12 : tensor<3x3xf32>
    %embedding_renorm_14 = "stablehlo.scatter"(%args_0, %args_1, %embedding_renorm_13) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%embedding_renorm_15: tensor<f32>, %embedding_renorm_16: tensor<f32>):
      stablehlo.return %embedding_renorm_16 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<3xi64>, tensor<3x3xf32>) -> tensor<5x3xf32>
    return %embedding_renorm_14 : tensor<5x3xf32>
  }
}
