module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %hardswish = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %hardswish_0 = stablehlo.constant dense<3.000000e+00> : tensor<2x3xf32>
    %hardswish_1 = stablehlo.add %args_0, %hardswish_0 : tensor<2x3xf32>
    %hardswish_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %hardswish_3 = stablehlo.clamp %hardswish, %hardswish_1, %hardswish_2 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %hardswish_4 = stablehlo.multiply %args_0, %hardswish_3 : tensor<2x3xf32>
    %hardswish_5 = stablehlo.constant dense<6.000000e+00> : tensor<2x3xf32>
    %hardswish_6 = stablehlo.divide %hardswish_4, %hardswish_5 : tensor<2x3xf32>
    return %hardswish_6 : tensor<2x3xf32>
  }
}
