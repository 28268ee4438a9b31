module @main {
  func.func @main(%args_0: tensor<3x4xf32>, %args_1: tensor<2x4xf32>) -> tensor<3x2xf32> {
    %_cdist_forward = stablehlo.broadcast_in_dim %args_0, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x2x4xf32>
    %_cdist_forward_0 = stablehlo.broadcast_in_dim %args_1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<3x2x4xf32>
    %_cdist_forward_1 = stablehlo.subtract %_cdist_forward, %_cdist_forward_0 : tensor<3x2x4xf32>
    %_cdist_forward_2 = stablehlo.multiply %_cdist_forward_1, %_cdist_forward_1 : tensor<3x2x4xf32>
    %_cdist_forward_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_cdist_forward_4 = stablehlo.reduce(%_cdist_forward_2 init: %_cdist_forward_3) applies stablehlo.add across dimensions = [2] : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %_cdist_forward_5 = stablehlo.sqrt %_cdist_forward_4 : tensor<3x2xf32>
    return %_cdist_forward_5 : tensor<3x2xf32>
  }
}
