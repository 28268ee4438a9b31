module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %_logcumsumexp = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %_logcumsumexp_0 = "stablehlo.reduce_window"(%args_0, %_logcumsumexp) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%_logcumsumexp_1: tensor<f32>, %_logcumsumexp_2: tensor<f32>):
      %_logcumsumexp_3 = stablehlo.maximum %_logcumsumexp_1, %_logcumsumexp_2 : tensor<f32>
      %_logcumsumexp_4 = stablehlo.minimum %_logcumsumexp_1, %_logcumsumexp_2 : tensor<f32>
      %_logcumsumexp_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %_logcumsumexp_6 = stablehlo.compare EQ, %_logcumsumexp_1, %_logcumsumexp_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %_logcumsumexp_7 = stablehlo.subtract %_logcumsumexp_4, %_logcumsumexp_3 : tensor<f32>
      %_logcumsumexp_8 = stablehlo.select %_logcumsumexp_6, %_logcumsumexp_5, %_logcumsumexp_7 : tensor<i1>, tensor<f32>
      %_logcumsumexp_9 = stablehlo.exponential %_logcumsumexp_8 : tensor<f32>
      %_logcumsumexp_10 = stablehlo.log_plus_one %_logcumsumexp_9 : tensor<f32>
      %_logcumsumexp_11 = stablehlo.add %_logcumsumexp_3, %_logcumsumexp_10 : tensor<f32>
      stablehlo.return %_logcumsumexp_11 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %_logcumsumexp_0 : tensor<2x3xf32>
  }
}
