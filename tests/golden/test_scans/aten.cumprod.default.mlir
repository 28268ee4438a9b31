module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cumprod = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cumprod_0 = "stablehlo.reduce_window"(%args_0, %cumprod) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%cumprod_1: tensor<f32>, %cumprod_2: tensor<f32>):
      %cumprod_3 = stablehlo.multiply %cumprod_1, %cumprod_2 : tensor<f32>
      stablehlo.return %cumprod_3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %cumprod_0 : tensor<2x3xf32>
  }
}
