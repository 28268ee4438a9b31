module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<4x3x5xf32>, %args_2: tensor<2x5xf32>) -> tensor<2x4xf32> {
    %_trilinear = call @einsum(%args_0, %args_1, %args_2) : (tensor<2x3xf32>, tensor<4x3x5xf32>, tensor<2x5xf32>) -> tensor<2x4xf32>
    return %_trilinear : tensor<2x4xf32>
  }
  func.func private @einsum(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3x5xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.dot_general %arg2, %arg0, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [HIGHEST, HIGHEST] : (tensor<2x5xf32>, tensor<2x3xf32>) -> tensor<2x5x3xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [2, 1] x [1, 2], precision = [HIGHEST, HIGHEST] : (tensor<2x5x3xf32>, tensor<4x3x5xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}
