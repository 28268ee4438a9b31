module @main {
  func.func @main(%args_0: tensor<1x2x6xf32>) -> tensor<1x2x3xf32> {
    %avg_pool1d = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %avg_pool1d_0 = "stablehlo.reduce_window"(%args_0, %avg_pool1d) <{padding = dense<0> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 2>}> ({
    ^bb0(%avg_pool1d_3: tensor<f32>, %avg_pool1d_4: tensor<f32>):
      %avg_pool1d_5 = stablehlo.add %avg_pool1d_3, %avg_pool1d_4 : tensor<f32>
      stablehlo.return %avg_pool1d_5 : tensor<f32>
    }) : (tensor<1x2x6xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %avg_pool1d_1 = stablehlo.constant dense<2.000000e+00> : tensor<1x2x3xf32>
    %avg_pool1d_2 = stablehlo.divide %avg_pool1d_0, %avg_pool1d_1 : tensor<1x2x3xf32>
    return %avg_pool1d_2 : tensor<1x2x3xf32>
  }
}
