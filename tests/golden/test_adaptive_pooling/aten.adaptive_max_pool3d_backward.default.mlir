module @main {
  func.func @main(%args_0: tensor<1x2x2x3x3xf32>, %args_1: tensor<1x2x2x4x4xf32>, %args_2: tensor<1x2x2x3x3xi64>) -> tensor<1x2x2x4x4xf32> {
    %adaptive_max_pool3d_backward = stablehlo.constant dense<0.000000e+00> : tensor<1x2x32xf32>
    %adaptive_max_pool3d_backward_0 = stablehlo.reshape %args_2 : (tensor<1x2x2x3x3xi64>) -> tensor<1x2x18xi64>
    %adaptive_max_pool3d_backward_1 = stablehlo.reshape %args_0 : (tensor<1x2x2x3x3xf32>) -> tensor<1x2x18xf32>
    %adaptive_max_pool3d_backward_2 = "stablehlo.scatter"(%adaptive_max_pool3d_backward, %adaptive_max_pool3d_backward_0, %adaptive_max_pool3d_backward_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({
    ^bb0(%adaptive_max_pool3d_backward_4: tensor<f32>, %adaptive_max_pool3d_backward_5: tensor<f32>):
      %adaptive_max_pool3d_backward_6 = stablehlo.add %adaptive_max_pool3d_backward_4, %adaptive_max_pool3d_backward_5 : tensor<f32>
      stablehlo.return %adaptive_max_pool3d_backward_6 : tensor<f32>
    }) : (tensor<1x2x32xf32>, tensor<1x2x18xi64>, tensor<1x2x18xf32>) -> tensor<1x2x32xf32>
    %adaptive_max_pool3d_backward_3 = stablehlo.reshape %adaptive_max_pool3d_backward_2 : (tensor<1x2x32xf32>) -> tensor<1x2x2x4x4xf32>
    return %adaptive_max_pool3d_backward_3 : tensor<1x2x2x4x4xf32>
  }
}
