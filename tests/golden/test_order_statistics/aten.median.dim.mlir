module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %median = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %median_0:2 = "stablehlo.sort"(%args_0, %median) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%median_17: tensor<f32>, %median_18: tensor<f32>, %median_19: tensor<i32>, %median_20: tensor<i32>):
      %median_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %median_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %median_23 = stablehlo.compare NE, %median_17, %median_17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %median_24 = stablehlo.compare EQ, %median_17, %median_21, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %median_25 = stablehlo.select %median_24, %median_21, %median_17 : tensor<i1>, tensor<f32>
      %median_26 = stablehlo.select %median_23, %median_22, %median_25 : tensor<i1>, tensor<f32>
      %median_27 = stablehlo.compare NE, %median_18, %median_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %median_28 = stablehlo.compare EQ, %median_18, %median_21, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %median_29 = stablehlo.select %median_28, %median_21, %median_18 : tensor<i1>, tensor<f32>
      %median_30 = stablehlo.select %median_27, %median_22, %median_29 : tensor<i1>, tensor<f32>
      %median_31 = stablehlo.compare LT, %median_26, %median_30, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %median_31 : tensor<i1>
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %median_1 = stablehlo.slice %median_0#0 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %median_2 = stablehlo.slice %median_0#1 [0:2, 1:2] : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %median_3 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %median_4 = stablehlo.constant dense<3> : tensor<2x3xi32>
    %median_5 = stablehlo.select %median_3, %median, %median_4 : tensor<2x3xi1>, tensor<2x3xi32>
    %median_6 = stablehlo.constant dense<3> : tensor<i32>
    %median_7 = stablehlo.reduce(%median_5 init: %median_6) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %median_8 = stablehlo.reshape %median_7 : (tensor<2xi32>) -> tensor<2x1xi32>
    %median_9 = stablehlo.constant dense<3> : tensor<2x1xi32>
    %median_10 = stablehlo.compare LT, %median_8, %median_9, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %median_11 = stablehlo.constant dense<0x7FC00000> : tensor<2x1xf32>
    %median_12 = stablehlo.select %median_10, %median_11, %median_1 : tensor<2x1xi1>, tensor<2x1xf32>
    %median_13 = stablehlo.select %median_10, %median_8, %median_2 : tensor<2x1xi1>, tensor<2x1xi32>
    %median_14 = stablehlo.reshape %median_12 : (tensor<2x1xf32>) -> tensor<2xf32>
    %median_15 = stablehlo.convert %median_13 : (tensor<2x1xi32>) -> tensor<2x1xi64>
    %median_16 = stablehlo.reshape %median_15 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %median_14, %median_16 : tensor<2xf32>, tensor<2xi64>
  }
}
