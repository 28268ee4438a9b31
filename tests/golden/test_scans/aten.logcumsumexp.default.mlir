module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %logcumsumexp = stablehlo.slice %args_0 [0:2, 0:2:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %logcumsumexp_0 = stablehlo.slice %args_0 [0:2, 1:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %logcumsumexp_1 = stablehlo.maximum %logcumsumexp, %logcumsumexp_0 : tensor<2x1xf32>
    %logcumsumexp_2 = stablehlo.minimum %logcumsumexp, %logcumsumexp_0 : tensor<2x1xf32>
    %logcumsumexp_3 = stablehlo.constant dense<0.000000e+00> : tensor<2x1xf32>
    %logcumsumexp_4 = stablehlo.compare EQ, %logcumsumexp, %logcumsumexp_0, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %logcumsumexp_5 = stablehlo.subtract %logcumsumexp_2, %logcumsumexp_1 : tensor<2x1xf32>
    %logcumsumexp_6 = stablehlo.select %logcumsumexp_4, %logcumsumexp_3, %logcumsumexp_5 : tensor<2x1xi1>, tensor<2x1xf32>
    %logcumsumexp_7 = stablehlo.exponential %logcumsumexp_6 : tensor<2x1xf32>
    %logcumsumexp_8 = stablehlo.log_plus_one %logcumsumexp_7 : tensor<2x1xf32>
    %logcumsumexp_9 = stablehlo.add %logcumsumexp_1, %logcumsumexp_8 : tensor<2x1xf32>
    %logcumsumexp_10 = stablehlo.slice %args_0 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %logcumsumexp_11 = stablehlo.slice %args_0 [0:2, 2:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %logcumsumexp_12 = stablehlo.maximum %logcumsumexp_9, %logcumsumexp_11 : tensor<2x1xf32>
    %logcumsumexp_13 = stablehlo.minimum %logcumsumexp_9, %logcumsumexp_11 : tensor<2x1xf32>
    %logcumsumexp_14 = stablehlo.compare EQ, %logcumsumexp_9, %logcumsumexp_11, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %logcumsumexp_15 = stablehlo.subtract %logcumsumexp_13, %logcumsumexp_12 : tensor<2x1xf32>
    %logcumsumexp_16 = stablehlo.select %logcumsumexp_14, %logcumsumexp_3, %logcumsumexp_15 : tensor<2x1xi1>, tensor<2x1xf32>
    %logcumsumexp_17 = stablehlo.exponential %logcumsumexp_16 : tensor<2x1xf32>
    %logcumsumexp_18 = stablehlo.log_plus_one %logcumsumexp_17 : tensor<2x1xf32>
    %logcumsumexp_19 = stablehlo.add %logcumsumexp_12, %logcumsumexp_18 : tensor<2x1xf32>
    %logcumsumexp_20 = stablehlo.concatenate %logcumsumexp_10, %logcumsumexp_19, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %logcumsumexp_21 = stablehlo.slice %logcumsumexp_20 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %logcumsumexp_22 = stablehlo.reshape %logcumsumexp_21 : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
    %logcumsumexp_23 = stablehlo.reshape %logcumsumexp_9 : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
    %logcumsumexp_24 = stablehlo.concatenate %logcumsumexp_22, %logcumsumexp_23, dim = 2 : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x2xf32>
    %logcumsumexp_25 = stablehlo.reshape %logcumsumexp_24 : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
    %logcumsumexp_26 = stablehlo.slice %logcumsumexp_20 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %logcumsumexp_27 = stablehlo.concatenate %logcumsumexp_25, %logcumsumexp_26, dim = 1 : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    return %logcumsumexp_27 : tensor<2x3xf32>
  }
}
