module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<f32> {
    %median = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %median_0 = "stablehlo.sort"(%median) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%median_6: tensor<f32>, %median_7: tensor<f32>):
      %median_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %median_9 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %median_10 = stablehlo.compare NE, %median_6, %median_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %median_11 = stablehlo.compare EQ, %median_6, %median_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %median_12 = stablehlo.select %median_11, %median_8, %median_6 : tensor<i1>, tensor<f32>
      %median_13 = stablehlo.select %median_10, %median_9, %median_12 : tensor<i1>, tensor<f32>
      %median_14 = stablehlo.compare NE, %median_7, %median_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %median_15 = stablehlo.compare EQ, %median_7, %median_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %median_16 = stablehlo.select %median_15, %median_8, %median_7 : tensor<i1>, tensor<f32>
      %median_17 = stablehlo.select %median_14, %median_9, %median_16 : tensor<i1>, tensor<f32>
      %median_18 = stablehlo.compare LT, %median_13, %median_17, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %median_18 : tensor<i1>
    }) : (tensor<6xf32>) -> tensor<6xf32>
    %median_1 = stablehlo.slice %median_0 [2:3] : (tensor<6xf32>) -> tensor<1xf32>
    %median_2 = stablehlo.slice %median_0 [5:6] : (tensor<6xf32>) -> tensor<1xf32>
    %median_3 = stablehlo.compare NE, %median_2, %median_2, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %median_4 = stablehlo.select %median_3, %median_2, %median_1 : tensor<1xi1>, tensor<1xf32>
    %median_5 = stablehlo.reshape %median_4 : (tensor<1xf32>) -> tensor<f32>
    return %median_5 : tensor<f32>
  }
}
