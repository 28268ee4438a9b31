module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %frexp = stablehlo.bitcast_convert %args_0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %frexp_0 = stablehlo.constant dense<23> : tensor<2x3xi32>
    %frexp_1 = stablehlo.shift_right_logical %frexp, %frexp_0 : tensor<2x3xi32>
    %frexp_2 = stablehlo.constant dense<255> : tensor<2x3xi32>
    %frexp_3 = stablehlo.and %frexp_1, %frexp_2 : tensor<2x3xi32>
    %frexp_4 = stablehlo.constant dense<8388607> : tensor<2x3xi32>
    %frexp_5 = stablehlo.and %frexp, %frexp_4 : tensor<2x3xi32>
    %frexp_6 = stablehlo.count_leading_zeros %frexp_5 : tensor<2x3xi32>
    %frexp_7 = stablehlo.constant dense<8> : tensor<2x3xi32>
    %frexp_8 = stablehlo.subtract %frexp_6, %frexp_7 : tensor<2x3xi32>
    %frexp_9 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %frexp_10 = stablehlo.compare EQ, %frexp_3, %frexp_9, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %frexp_11 = stablehlo.constant dense<1> : tensor<2x3xi32>
    %frexp_12 = stablehlo.subtract %frexp_11, %frexp_8 : tensor<2x3xi32>
    %frexp_13 = stablehlo.select %frexp_10, %frexp_12, %frexp_3 : tensor<2x3xi1>, tensor<2x3xi32>
    %frexp_14 = stablehlo.constant dense<126> : tensor<2x3xi32>
    %frexp_15 = stablehlo.subtract %frexp_13, %frexp_14 : tensor<2x3xi32>
    %frexp_16 = stablehlo.shift_left %frexp_5, %frexp_8 : tensor<2x3xi32>
    %frexp_17 = stablehlo.and %frexp_16, %frexp_4 : tensor<2x3xi32>
    %frexp_18 = stablehlo.constant dense<-2147483648> : tensor<2x3xi32>
    %frexp_19 = stablehlo.and %frexp, %frexp_18 : tensor<2x3xi32>
    %frexp_20 = stablehlo.select %frexp_10, %frexp_17, %frexp_5 : tensor<2x3xi1>, tensor<2x3xi32>
    %frexp_21 = stablehlo.or %frexp_19, %frexp_20 : tensor<2x3xi32>
    %frexp_22 = stablehlo.constant dense<1056964608> : tensor<2x3xi32>
    %frexp_23 = stablehlo.or %frexp_21, %frexp_22 : tensor<2x3xi32>
    %frexp_24 = stablehlo.compare EQ, %frexp_3, %frexp_2, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %frexp_25 = stablehlo.shift_left %frexp, %frexp_11 : tensor<2x3xi32>
    %frexp_26 = stablehlo.compare EQ, %frexp_25, %frexp_9, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %frexp_27 = stablehlo.or %frexp_24, %frexp_26 : tensor<2x3xi1>
    %frexp_28 = stablehlo.select %frexp_27, %frexp, %frexp_23 : tensor<2x3xi1>, tensor<2x3xi32>
    %frexp_29 = stablehlo.bitcast_convert %frexp_28 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %frexp_30 = stablehlo.select %frexp_27, %frexp_9, %frexp_15 : tensor<2x3xi1>, tensor<2x3xi32>
    return %frexp_29, %frexp_30 : tensor<2x3xf32>, tensor<2x3xi32>
  }
}
