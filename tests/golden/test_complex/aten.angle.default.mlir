module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %angle = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %angle_0 = stablehlo.constant dense<3.14159274> : tensor<2x3xf32>
    %angle_1 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %angle_2 = stablehlo.compare LT, %args_0, %angle, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %angle_3 = stablehlo.select %angle_2, %angle_0, %angle : tensor<2x3xi1>, tensor<2x3xf32>
    %angle_4 = stablehlo.select %angle_1, %args_0, %angle_3 : tensor<2x3xi1>, tensor<2x3xf32>
    return %angle_4 : tensor<2x3xf32>
  }
}
