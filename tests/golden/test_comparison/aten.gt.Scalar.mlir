module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %gt = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %gt_0 = stablehlo.compare GT, %args_0, %gt, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    return %gt_0 : tensor<2x3xi1>
  }
}
