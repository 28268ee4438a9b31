module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %logcumsumexp = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %logcumsumexp_0 = "stablehlo.reduce_window"(%args_0, %logcumsumexp) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%logcumsumexp_1: tensor<f32>, %logcumsumexp_2: tensor<f32>):
      %logcumsumexp_3 = stablehlo.maximum %logcumsumexp_1, %logcumsumexp_2 : tensor<f32>
      %logcumsumexp_4 = stablehlo.minimum %logcumsumexp_1, %logcumsumexp_2 : tensor<f32>
      %logcumsumexp_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %logcumsumexp_6 = stablehlo.compare EQ, %logcumsumexp_1, %logcumsumexp_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %logcumsumexp_7 = stablehlo.subtract %logcumsumexp_4, %logcumsumexp_3 : tensor<f32>
      %logcumsumexp_8 = stablehlo.select %logcumsumexp_6, %logcumsumexp_5, %logcumsumexp_7 : tensor<i1>, tensor<f32>
      %logcumsumexp_9 = stablehlo.exponential %logcumsumexp_8 : tensor<f32>
      %logcumsumexp_10 = stablehlo.log_plus_one %logcumsumexp_9 : tensor<f32>
      %logcumsumexp_11 = stablehlo.add %logcumsumexp_3, %logcumsumexp_10 : tensor<f32>
      stablehlo.return %logcumsumexp_11 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %logcumsumexp_0 : tensor<2x3xf32>
  }
}
