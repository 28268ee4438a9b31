module @main {
  func.func @main() -> tensor<2x765xi32> {
    %tril_indices = stablehlo.iota dim = 0 : tensor<765xi64>
    %tril_indices_0 = stablehlo.constant dense<5.000000e-01> : tensor<765xf64>
    %tril_indices_1 = stablehlo.convert %tril_indices : (tensor<765xi64>) -> tensor<765xf64>
    %tril_indices_2 = stablehlo.constant dense<2.000000e+00> : tensor<765xf64>
    %tril_indices_3 = stablehlo.multiply %tril_indices_1, %tril_indices_2 : tensor<765xf64>
    %tril_indices_4 = stablehlo.multiply %tril_indices_0, %tril_indices_0 : tensor<765xf64>
    %tril_indices_5 = stablehlo.add %tril_indices_4, %tril_indices_3 : tensor<765xf64>
    %tril_indices_6 = stablehlo.sqrt %tril_indices_5 : tensor<765xf64>
    %tril_indices_7 = stablehlo.subtract %tril_indices_6, %tril_indices_0 : tensor<765xf64>
    %tril_indices_8 = stablehlo.convert %tril_indices_7 : (tensor<765xf64>) -> tensor<765xi64>
    %tril_indices_9 = stablehlo.constant dense<1> : tensor<765xi64>
    %tril_indices_10 = stablehlo.add %tril_indices_8, %tril_indices_9 : tensor<765xi64>
    %tril_indices_11 = stablehlo.multiply %tril_indices_8, %tril_indices_10 : tensor<765xi64>
    %tril_indices_12 = stablehlo.constant dense<2> : tensor<765xi64>
    %tril_indices_13 = stablehlo.divide %tril_indices_11, %tril_indices_12 : tensor<765xi64>
    %tril_indices_14 = stablehlo.compare GT, %tril_indices_13, %tril_indices, SIGNED : (tensor<765xi64>, tensor<765xi64>) -> tensor<765xi1>
    %tril_indices_15 = stablehlo.subtract %tril_indices_8, %tril_indices_9 : tensor<765xi64>
    %tril_indices_16 = stablehlo.select %tril_indices_14, %tril_indices_15, %tril_indices_8 : tensor<765xi1>, tensor<765xi64>
    %tril_indices_17 = stablehlo.add %tril_indices_16, %tril_indices_9 : tensor<765xi64>
    %tril_indices_18 = stablehlo.add %tril_indices_17, %tril_indices_9 : tensor<765xi64>
    %tril_indices_19 = stablehlo.multiply %tril_indices_17, %tril_indices_18 : tensor<765xi64>
    %tril_indices_20 = stablehlo.divide %tril_indices_19, %tril_indices_12 : tensor<765xi64>
    %tril_indices_21 = stablehlo.compare LE, %tril_indices_20, %tril_indices, SIGNED : (tensor<765xi64>, tensor<765xi64>) -> tensor<765xi1>
    %tril_indices_22 = stablehlo.select %tril_indices_21, %tril_indices_17, %tril_indices_16 : tensor<765xi1>, tensor<765xi64>
    %tril_indices_23 = stablehlo.add %tril_indices_22, %tril_indices_9 : tensor<765xi64>
    %tril_indices_24 = stablehlo.multiply %tril_indices_22, %tril_indices_23 : tensor<765xi64>
    %tril_indices_25 = stablehlo.divide %tril_indices_24, %tril_indices_12 : tensor<765xi64>
    %tril_indices_26 = stablehlo.subtract %tril_indices, %tril_indices_25 : tensor<765xi64>
    %tril_indices_27 = stablehlo.constant dense<435> : tensor<765xi64>
    %tril_indices_28 = stablehlo.subtract %tril_indices, %tril_indices_27 : tensor<765xi64>
    %tril_indices_29 = stablehlo.compare GE, %tril_indices, %tril_indices_27, SIGNED : (tensor<765xi64>, tensor<765xi64>) -> tensor<765xi1>
    %tril_indices_30 = stablehlo.constant dense<30> : tensor<765xi64>
    %tril_indices_31 = stablehlo.divide %tril_indices_28, %tril_indices_30 : tensor<765xi64>
    %tril_indices_32 = stablehlo.constant dense<29> : tensor<765xi64>
    %tril_indices_33 = stablehlo.add %tril_indices_31, %tril_indices_32 : tensor<765xi64>
    %tril_indices_34 = stablehlo.select %tril_indices_29, %tril_indices_33, %tril_indices_22 : tensor<765xi1>, tensor<765xi64>
    %tril_indices_35 = stablehlo.multiply %tril_indices_31, %tril_indices_30 : tensor<765xi64>
    %tril_indices_36 = stablehlo.subtract %tril_indices_28, %tril_indices_35 : tensor<765xi64>
    %tril_indices_37 = stablehlo.select %tril_indices_29, %tril_indices_36, %tril_indices_26 : tensor<765xi1>, tensor<765xi64>
    %tril_indices_38 = stablehlo.reshape %tril_indices_34 : (tensor<765xi64>) -> tensor<1x765xi64>
    %tril_indices_39 = stablehlo.reshape %tril_indices_37 : (tensor<765xi64>) -> tensor<1x765xi64>
    %tril_indices_40 = stablehlo.concatenate %tril_indices_38, %tril_indices_39, dim = 0 : (tensor<1x765xi64>, tensor<1x765xi64>) -> tensor<2x765xi64>
    %tril_indices_41 = stablehlo.convert %tril_indices_40 : (tensor<2x765xi64>) -> tensor<2x765xi32>
    return %tril_indices_41 : tensor<2x765xi32>
  }
}
