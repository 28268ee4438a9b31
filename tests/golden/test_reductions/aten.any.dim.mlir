module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xi1> {
    %any = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %any_0 = stablehlo.compare NE, %args_0, %any, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %any_1 = stablehlo.constant dense<false> : tensor<i1>
    %any_2 = stablehlo.reduce(%any_0 init: %any_1) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    return %any_2 : tensor<2xi1>
  }
}
