module @main {
  func.func @main(%args_0: tensor<1x1x1x2x2xf32>, %args_1: tensor<1x1x1x2x2xi64>) -> tensor<1x1x2x4x4xf32> {
    %max_unpool3d = stablehlo.constant dense<0.000000e+00> : tensor<1x1x32xf32>
    %max_unpool3d_0 = stablehlo.reshape %args_1 : (tensor<1x1x1x2x2xi64>) -> tensor<1x1x4xi64>
    %max_unpool3d_1 = stablehlo.reshape %args_0 : (tensor<1x1x1x2x2xf32>) -> tensor<1x1x4xf32>
    %max_unpool3d_2 = "stablehlo.scatter"(%max_unpool3d, %max_unpool3d_0, %max_unpool3d_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>}> ({
    ^bb0(%max_unpool3d_4: tensor<f32>, %max_unpool3d_5: tensor<f32>):
      stablehlo.return %max_unpool3d_5 : tensor<f32>
    }) : (tensor<1x1x32xf32>, tensor<1x1x4xi64>, tensor<1x1x4xf32>) -> tensor<1x1x32xf32>
    %max_unpool3d_3 = stablehlo.reshape %max_unpool3d_2 : (tensor<1x1x32xf32>) -> tensor<1x1x2x4x4xf32>
    return %max_unpool3d_3 : tensor<1x1x2x4x4xf32>
  }
}
