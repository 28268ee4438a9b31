module @main {
  func.func @main(%args_0: tensor<1x1x2x2xf32>, %args_1: tensor<1x1x4x4xf32>, %args_2: tensor<1x1x2x2xi64>) -> tensor<1x1x4x4xf32> {
    %max_pool2d_with_indices_backward = stablehlo.constant dense<0.000000e+00> : tensor<1x1x16xf32>
    %max_pool2d_with_indices_backward_0 = stablehlo.reshape %args_2 : (tensor<1x1x2x2xi64>) -> tensor<1x1x4xi64>
    %max_pool2d_with_indices_backward_1 = stablehlo.reshape %args_0 : (tensor<1x1x2x2xf32>) -> tensor<1x1x4xf32>
    %max_pool2d_with_indices_backward_2 = "stablehlo.scatter"(%max_pool2d_with_indices_backward, %max_pool2d_with_indices_backward_0, %max_pool2d_with_indices_backward_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({
    ^bb0(%max_pool2d_with_indices_backward_4: tensor<f32>, %max_pool2d_with_indices_backward_5: tensor<f32>):
      %max_pool2d_with_indices_backward_6 = stablehlo.add %max_pool2d_with_indices_backward_4, %max_pool2d_with_indices_backward_5 : tensor<f32>
      stablehlo.return %max_pool2d_with_indices_backward_6 : tensor<f32>
    }) : (tensor<1x1x16xf32>, tensor<1x1x4xi64>, tensor<1x1x4xf32>) -> tensor<1x1x16xf32>
    %max_pool2d_with_indices_backward_3 = stablehlo.reshape %max_pool2d_with_indices_backward_2 : (tensor<1x1x16xf32>) -> tensor<1x1x4x4xf32>
    return %max_pool2d_with_indices_backward_3 : tensor<1x1x4x4xf32>
  }
}
