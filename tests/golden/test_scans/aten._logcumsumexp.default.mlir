module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %_logcumsumexp = stablehlo.slice %args_0 [0:2, 0:2:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %_logcumsumexp_0 = stablehlo.slice %args_0 [0:2, 1:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %_logcumsumexp_1 = stablehlo.maximum %_logcumsumexp, %_logcumsumexp_0 : tensor<2x1xf32>
    %_logcumsumexp_2 = stablehlo.minimum %_logcumsumexp, %_logcumsumexp_0 : tensor<2x1xf32>
    %_logcumsumexp_3 = stablehlo.constant dense<0.000000e+00> : tensor<2x1xf32>
    %_logcumsumexp_4 = stablehlo.compare EQ, %_logcumsumexp, %_logcumsumexp_0, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %_logcumsumexp_5 = stablehlo.subtract %_logcumsumexp_2, %_logcumsumexp_1 : tensor<2x1xf32>
    %_logcumsumexp_6 = stablehlo.select %_logcumsumexp_4, %_logcumsumexp_3, %_logcumsumexp_5 : tensor<2x1xi1>, tensor<2x1xf32>
    %_logcumsumexp_7 = stablehlo.exponential %_logcumsumexp_6 : tensor<2x1xf32>
    %_logcumsumexp_8 = stablehlo.log_plus_one %_logcumsumexp_7 : tensor<2x1xf32>
    %_logcumsumexp_9 = stablehlo.add %_logcumsumexp_1, %_logcumsumexp_8 : tensor<2x1xf32>
    %_logcumsumexp_10 = stablehlo.slice %args_0 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %_logcumsumexp_11 = stablehlo.slice %args_0 [0:2, 2:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %_logcumsumexp_12 = stablehlo.maximum %_logcumsumexp_9, %_logcumsumexp_11 : tensor<2x1xf32>
    %_logcumsumexp_13 = stablehlo.minimum %_logcumsumexp_9, %_logcumsumexp_11 : tensor<2x1xf32>
    %_logcumsumexp_14 = stablehlo.compare EQ, %_logcumsumexp_9, %_logcumsumexp_11, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %_logcumsumexp_15 = stablehlo.subtract %_logcumsumexp_13, %_logcumsumexp_12 : tensor<2x1xf32>
    %_logcumsumexp_16 = stablehlo.select %_logcumsumexp_14, %_logcumsumexp_3, %_logcumsumexp_15 : tensor<2x1xi1>, tensor<2x1xf32>
    %_logcumsumexp_17 = stablehlo.exponential %_logcumsumexp_16 : tensor<2x1xf32>
    %_logcumsumexp_18 = stablehlo.log_plus_one %_logcumsumexp_17 : tensor<2x1xf32>
    %_logcumsumexp_19 = stablehlo.add %_logcumsumexp_12, %_logcumsumexp_18 : tensor<2x1xf32>
    %_logcumsumexp_20 = stablehlo.concatenate %_logcumsumexp_10, %_logcumsumexp_19, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %_logcumsumexp_21 = stablehlo.slice %_logcumsumexp_20 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %_logcumsumexp_22 = stablehlo.reshape %_logcumsumexp_21 : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
    %_logcumsumexp_23 = stablehlo.reshape %_logcumsumexp_9 : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
    %_logcumsumexp_24 = stablehlo.concatenate %_logcumsumexp_22, %_logcumsumexp_23, dim = 2 : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x2xf32>
    %_logcumsumexp_25 = stablehlo.reshape %_logcumsumexp_24 : (tensor<2x1x2xf32>) -> tensor<2x2xf32>
    %_logcumsumexp_26 = stablehlo.slice %_logcumsumexp_20 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %_logcumsumexp_27 = stablehlo.concatenate %_logcumsumexp_25, %_logcumsumexp_26, dim = 1 : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    return %_logcumsumexp_27 : tensor<2x3xf32>
  }
}
