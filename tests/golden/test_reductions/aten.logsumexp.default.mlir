module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %logsumexp = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %logsumexp_0 = stablehlo.reduce(%args_0 init: %logsumexp) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %logsumexp_1 = stablehlo.abs %logsumexp_0 : tensor<2xf32>
    %logsumexp_2 = stablehlo.constant dense<0x7F800000> : tensor<2xf32>
    %logsumexp_3 = stablehlo.compare EQ, %logsumexp_1, %logsumexp_2, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %logsumexp_4 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %logsumexp_5 = stablehlo.select %logsumexp_3, %logsumexp_4, %logsumexp_0 : tensor<2xi1>, tensor<2xf32>
    %logsumexp_6 = stablehlo.broadcast_in_dim %logsumexp_5, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %logsumexp_7 = stablehlo.subtract %args_0, %logsumexp_6 : tensor<2x3xf32>
    %logsumexp_8 = stablehlo.exponential %logsumexp_7 : tensor<2x3xf32>
    %logsumexp_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %logsumexp_10 = stablehlo.reduce(%logsumexp_8 init: %logsumexp_9) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %logsumexp_11 = stablehlo.log %logsumexp_10 : tensor<2xf32>
    %logsumexp_12 = stablehlo.add %logsumexp_11, %logsumexp_5 : tensor<2xf32>
    return %logsumexp_12 : tensor<2xf32>
  }
}
