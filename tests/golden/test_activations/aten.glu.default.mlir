module @main {
  func.func @main(%args_0: tensor<2x4xf32>) -> tensor<2x2xf32> {
    %glu = stablehlo.slice %args_0 [0:2, 0:2] : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %glu_0 = stablehlo.slice %args_0 [0:2, 2:4] : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %glu_1 = stablehlo.logistic %glu_0 : tensor<2x2xf32>
    %glu_2 = stablehlo.multiply %glu, %glu_1 : tensor<2x2xf32>
    return %glu_2 : tensor<2x2xf32>
  }
}
