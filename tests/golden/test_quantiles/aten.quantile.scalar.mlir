module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %quantile = "stablehlo.sort"(%args_0) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%quantile_18: tensor<f32>, %quantile_19: tensor<f32>):
      %quantile_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %quantile_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %quantile_22 = stablehlo.compare NE, %quantile_18, %quantile_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %quantile_23 = stablehlo.compare EQ, %quantile_18, %quantile_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %quantile_24 = stablehlo.select %quantile_23, %quantile_20, %quantile_18 : tensor<i1>, tensor<f32>
      %quantile_25 = stablehlo.select %quantile_22, %quantile_21, %quantile_24 : tensor<i1>, tensor<f32>
      %quantile_26 = stablehlo.compare NE, %quantile_19, %quantile_19, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %quantile_27 = stablehlo.compare EQ, %quantile_19, %quantile_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %quantile_28 = stablehlo.select %quantile_27, %quantile_20, %quantile_19 : tensor<i1>, tensor<f32>
      %quantile_29 = stablehlo.select %quantile_26, %quantile_21, %quantile_28 : tensor<i1>, tensor<f32>
      %quantile_30 = stablehlo.compare LT, %quantile_25, %quantile_29, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %quantile_30 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %quantile_0 = stablehlo.constant dense<6.000000e-01> : tensor<1xf32>
    %quantile_1 = stablehlo.slice %quantile [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %quantile_2 = stablehlo.slice %quantile [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %quantile_3 = stablehlo.broadcast_in_dim %quantile_0, dims = [1] : (tensor<1xf32>) -> tensor<2x1xf32>
    %quantile_4 = stablehlo.subtract %quantile_2, %quantile_1 : tensor<2x1xf32>
    %quantile_5 = stablehlo.multiply %quantile_3, %quantile_4 : tensor<2x1xf32>
    %quantile_6 = stablehlo.add %quantile_1, %quantile_5 : tensor<2x1xf32>
    %quantile_7 = stablehlo.constant dense<1.000000e+00> : tensor<2x1xf32>
    %quantile_8 = stablehlo.subtract %quantile_7, %quantile_3 : tensor<2x1xf32>
    %quantile_9 = stablehlo.multiply %quantile_4, %quantile_8 : tensor<2x1xf32>
    %quantile_10 = stablehlo.subtract %quantile_2, %quantile_9 : tensor<2x1xf32>
    %quantile_11 = stablehlo.constant dense<5.000000e-01> : tensor<2x1xf32>
    %quantile_12 = stablehlo.compare LT, %quantile_3, %quantile_11, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %quantile_13 = stablehlo.select %quantile_12, %quantile_6, %quantile_10 : tensor<2x1xi1>, tensor<2x1xf32>
    %quantile_14 = stablehlo.slice %quantile [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %quantile_15 = stablehlo.compare NE, %quantile_14, %quantile_14, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %quantile_16 = stablehlo.select %quantile_15, %quantile_14, %quantile_13 : tensor<2x1xi1>, tensor<2x1xf32>
    %quantile_17 = stablehlo.reshape %quantile_16 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %quantile_17 : tensor<2xf32>
  }
}
