module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %digamma = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %digamma_0 = stablehlo.constant dense<-1.000000e+00> : tensor<2x3xf32>
    %digamma_1 = stablehlo.compare EQ, %args_0, %digamma, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %digamma_2 = stablehlo.divide %digamma_0, %args_0 : tensor<2x3xf32>
    %digamma_3 = chlo.digamma %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %digamma_4 = stablehlo.select %digamma_1, %digamma_2, %digamma_3 : tensor<2x3xi1>, tensor<2x3xf32>
    return %digamma_4 : tensor<2x3xf32>
  }
}
