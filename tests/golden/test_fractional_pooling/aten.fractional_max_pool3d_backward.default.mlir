module @main {
  func.func @main(%args_0: tensor<1x2x2x2x3xf32>, %args_1: tensor<1x2x4x4x5xf32>, %args_2: tensor<1x2x2x2x3xi64>) -> tensor<1x2x4x4x5xf32> {
    %fractional_max_pool3d_backward = stablehlo.constant dense<0.000000e+00> : tensor<1x2x80xf32>
    %fractional_max_pool3d_backward_0 = stablehlo.reshape %args_2 : (tensor<1x2x2x2x3xi64>) -> tensor<1x2x12xi64>
    %fractional_max_pool3d_backward_1 = stablehlo.reshape %args_0 : (tensor<1x2x2x2x3xf32>) -> tensor<1x2x12xf32>
    %fractional_max_pool3d_backward_2 = "stablehlo.scatter"(%fractional_max_pool3d_backward, %fractional_max_pool3d_backward_0, %fractional_max_pool3d_backward_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({
    ^bb0(%fractional_max_pool3d_backward_4: tensor<f32>, %fractional_max_pool3d_backward_5: tensor<f32>):
      %fractional_max_pool3d_backward_6 = stablehlo.add %fractional_max_pool3d_backward_4, %fractional_max_pool3d_backward_5 : tensor<f32>
      stablehlo.return %fractional_max_pool3d_backward_6 : tensor<f32>
    }) : (tensor<1x2x80xf32>, tensor<1x2x12xi64>, tensor<1x2x12xf32>) -> tensor<1x2x80xf32>
    %fractional_max_pool3d_backward_3 = stablehlo.reshape %fractional_max_pool3d_backward_2 : (tensor<1x2x80xf32>) -> tensor<1x2x4x4x5xf32>
    return %fractional_max_pool3d_backward_3 : tensor<1x2x4x4x5xf32>
  }
}
