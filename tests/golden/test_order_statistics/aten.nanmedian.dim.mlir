module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %nanmedian = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %nanmedian_0:2 = "stablehlo.sort"(%args_0, %nanmedian) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%nanmedian_20: tensor<f32>, %nanmedian_21: tensor<f32>, %nanmedian_22: tensor<i32>, %nanmedian_23: tensor<i32>):
      %nanmedian_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %nanmedian_25 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %nanmedian_26 = stablehlo.compare NE, %nanmedian_20, %nanmedian_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanmedian_27 = stablehlo.compare EQ, %nanmedian_20, %nanmedian_24, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanmedian_28 = stablehlo.select %nanmedian_27, %nanmedian_24, %nanmedian_20 : tensor<i1>, tensor<f32>
      %nanmedian_29 = stablehlo.select %nanmedian_26, %nanmedian_25, %nanmedian_28 : tensor<i1>, tensor<f32>
      %nanmedian_30 = stablehlo.compare NE, %nanmedian_21, %nanmedian_21, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanmedian_31 = stablehlo.compare EQ, %nanmedian_21, %nanmedian_24, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanmedian_32 = stablehlo.select %nanmedian_31, %nanmedian_24, %nanmedian_21 : tensor<i1>, tensor<f32>
      %nanmedian_33 = stablehlo.select %nanmedian_30, %nanmedian_25, %nanmedian_32 : tensor<i1>, tensor<f32>
      %nanmedian_34 = stablehlo.compare LT, %nanmedian_29, %nanmedian_33, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %nanmedian_34 : tensor<i1>
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %nanmedian_1 = stablehlo.compare EQ, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %nanmedian_2 = stablehlo.convert %nanmedian_1 : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %nanmedian_3 = stablehlo.constant dense<0> : tensor<i32>
    %nanmedian_4 = stablehlo.reduce(%nanmedian_2 init: %nanmedian_3) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %nanmedian_5 = stablehlo.constant dense<1> : tensor<2xi32>
    %nanmedian_6 = stablehlo.subtract %nanmedian_4, %nanmedian_5 : tensor<2xi32>
    %nanmedian_7 = stablehlo.constant dense<0> : tensor<2xi32>
    %nanmedian_8 = stablehlo.maximum %nanmedian_6, %nanmedian_7 : tensor<2xi32>
    %nanmedian_9 = stablehlo.shift_right_logical %nanmedian_8, %nanmedian_5 : tensor<2xi32>
    %nanmedian_10 = stablehlo.broadcast_in_dim %nanmedian_9, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
    %nanmedian_11 = stablehlo.compare EQ, %nanmedian, %nanmedian_10, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %nanmedian_12 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %nanmedian_13 = stablehlo.select %nanmedian_11, %nanmedian_0#0, %nanmedian_12 : tensor<2x3xi1>, tensor<2x3xf32>
    %nanmedian_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %nanmedian_15 = stablehlo.reduce(%nanmedian_13 init: %nanmedian_14) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %nanmedian_16 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %nanmedian_17 = stablehlo.select %nanmedian_11, %nanmedian_0#1, %nanmedian_16 : tensor<2x3xi1>, tensor<2x3xi32>
    %nanmedian_18 = stablehlo.reduce(%nanmedian_17 init: %nanmedian_3) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %nanmedian_19 = stablehlo.convert %nanmedian_18 : (tensor<2xi32>) -> tensor<2xi64>
    return %nanmedian_15, %nanmedian_19 : tensor<2xf32>, tensor<2xi64>
  }
}
