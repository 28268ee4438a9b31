module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %logit = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %logit_0 = stablehlo.subtract %logit, %args_0 : tensor<2x3xf32>
    %logit_1 = stablehlo.divide %args_0, %logit_0 : tensor<2x3xf32>
    %logit_2 = stablehlo.log %logit_1 : tensor<2x3xf32>
    return %logit_2 : tensor<2x3xf32>
  }
}
