module @main {
  func.func @main(%args_0: tensor<1x2x3xf32>) -> tensor<1x2x3x2xf32> {
    %affine_grid_generator = stablehlo.slice %args_0 [0:1, 0:2, 2:3] : (tensor<1x2x3xf32>) -> tensor<1x2x1xf32>
    %affine_grid_generator_0 = stablehlo.reshape %affine_grid_generator : (tensor<1x2x1xf32>) -> tensor<1x2xf32>
    %affine_grid_generator_1 = stablehlo.broadcast_in_dim %affine_grid_generator_0, dims = [0, 3] : (tensor<1x2xf32>) -> tensor<1x2x3x2xf32>
    %affine_grid_generator_2 = stablehlo.slice %args_0 [0:1, 0:2, 0:1] : (tensor<1x2x3xf32>) -> tensor<1x2x1xf32>
    %affine_grid_generator_3 = stablehlo.reshape %affine_grid_generator_2 : (tensor<1x2x1xf32>) -> tensor<1x2xf32>
    %affine_grid_generator_4 = stablehlo.broadcast_in_dim %affine_grid_generator_3, dims = [0, 3] : (tensor<1x2xf32>) -> tensor<1x2x3x2xf32>
    %affine_grid_generator_5 = stablehlo.constant dense<[-0.666666686, 0.000000e+00, 0.666666686]> : tensor<3xf32>
    %affine_grid_generator_6 = stablehlo.broadcast_in_dim %affine_grid_generator_5, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3x2xf32>
    %affine_grid_generator_7 = stablehlo.multiply %affine_grid_generator_4, %affine_grid_generator_6 : tensor<1x2x3x2xf32>
    %affine_grid_generator_8 = stablehlo.add %affine_grid_generator_1, %affine_grid_generator_7 : tensor<1x2x3x2xf32>
    %affine_grid_generator_9 = stablehlo.slice %args_0 [0:1, 0:2, 1:2] : (tensor<1x2x3xf32>) -> tensor<1x2x1xf32>
    %affine_grid_generator_10 = stablehlo.reshape %affine_grid_generator_9 : (tensor<1x2x1xf32>) -> tensor<1x2xf32>
    %affine_grid_generator_11 = stablehlo.broadcast_in_dim %affine_grid_generator_10, dims = [0, 3] : (tensor<1x2xf32>) -> tensor<1x2x3x2xf32>
    %affine_grid_generator_12 = stablehlo.constant dense<[-5.000000e-01, 5.000000e-01]> : tensor<2xf32>
    %affine_grid_generator_13 = stablehlo.broadcast_in_dim %affine_grid_generator_12, dims = [1] : (tensor<2xf32>) -> tensor<1x2x3x2xf32>
    %affine_grid_generator_14 = stablehlo.multiply %affine_grid_generator_11, %affine_grid_generator_13 : tensor<1x2x3x2xf32>
    %affine_grid_generator_15 = stablehlo.add %affine_grid_generator_8, %affine_grid_generator_14 : tensor<1x2x3x2xf32>
    return %affine_grid_generator_15 : tensor<1x2x3x2xf32>
  }
}
