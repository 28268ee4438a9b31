module @main {
  func.func @main(%args_0: tensor<4x3xf32>) -> tensor<6xf32> {
    %_pdist_forward = stablehlo.slice %args_0 [0:1, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %_pdist_forward_0 = stablehlo.broadcast_in_dim %_pdist_forward, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %_pdist_forward_1 = stablehlo.slice %args_0 [1:2, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %_pdist_forward_2 = stablehlo.broadcast_in_dim %_pdist_forward_1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %_pdist_forward_3 = stablehlo.slice %args_0 [2:3, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %_pdist_forward_4 = stablehlo.slice %args_0 [1:4, 0:3] : (tensor<4x3xf32>) -> tensor<3x3xf32>
    %_pdist_forward_5 = stablehlo.slice %args_0 [2:4, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
    %_pdist_forward_6 = stablehlo.slice %args_0 [3:4, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %_pdist_forward_7 = stablehlo.concatenate %_pdist_forward_0, %_pdist_forward_2, %_pdist_forward_3, dim = 0 : (tensor<3x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<6x3xf32>
    %_pdist_forward_8 = stablehlo.concatenate %_pdist_forward_4, %_pdist_forward_5, %_pdist_forward_6, dim = 0 : (tensor<3x3xf32>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<6x3xf32>
    %_pdist_forward_9 = stablehlo.subtract %_pdist_forward_7, %_pdist_forward_8 : tensor<6x3xf32>
    %_pdist_forward_10 = stablehlo.multiply %_pdist_forward_9, %_pdist_forward_9 : tensor<6x3xf32>
    %_pdist_forward_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %_pdist_forward_12 = stablehlo.reduce(%_pdist_forward_10 init: %_pdist_forward_11) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %_pdist_forward_13 = stablehlo.sqrt %_pdist_forward_12 : tensor<6xf32>
    return %_pdist_forward_13 : tensor<6xf32>
  }
}
