module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xi1> {
    %all = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %all_0 = stablehlo.compare NE, %args_0, %all, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %all_1 = stablehlo.constant dense<true> : tensor<i1>
    %all_2 = stablehlo.reduce(%all_0 init: %all_1) applies stablehlo.and across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    return %all_2 : tensor<2xi1>
  }
}
