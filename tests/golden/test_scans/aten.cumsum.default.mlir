module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cumsum = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cumsum_0 = "stablehlo.reduce_window"(%args_0, %cumsum) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%cumsum_1: tensor<f32>, %cumsum_2: tensor<f32>):
      %cumsum_3 = stablehlo.add %cumsum_1, %cumsum_2 : tensor<f32>
      stablehlo.return %cumsum_3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %cumsum_0 : tensor<2x3xf32>
  }
}
