module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<f32> {
    %nanmedian = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %nanmedian_0 = "stablehlo.sort"(%nanmedian) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%nanmedian_16: tensor<f32>, %nanmedian_17: tensor<f32>):
      %nanmedian_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %nanmedian_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %nanmedian_20 = stablehlo.compare NE, %nanmedian_16, %nanmedian_16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanmedian_21 = stablehlo.compare EQ, %nanmedian_16, %nanmedian_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanmedian_22 = stablehlo.select %nanmedian_21, %nanmedian_18, %nanmedian_16 : tensor<i1>, tensor<f32>
      %nanmedian_23 = stablehlo.select %nanmedian_20, %nanmedian_19, %nanmedian_22 : tensor<i1>, tensor<f32>
      %nanmedian_24 = stablehlo.compare NE, %nanmedian_17, %nanmedian_17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanmedian_25 = stablehlo.compare EQ, %nanmedian_17, %nanmedian_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanmedian_26 = stablehlo.select %nanmedian_25, %nanmedian_18, %nanmedian_17 : tensor<i1>, tensor<f32>
      %nanmedian_27 = stablehlo.select %nanmedian_24, %nanmedian_19, %nanmedian_26 : tensor<i1>, tensor<f32>
      %nanmedian_28 = stablehlo.compare LT, %nanmedian_23, %nanmedian_27, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %nanmedian_28 : tensor<i1>
    }) : (tensor<6xf32>) -> tensor<6xf32>
    %nanmedian_1 = stablehlo.compare EQ, %nanmedian, %nanmedian, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %nanmedian_2 = stablehlo.convert %nanmedian_1 : (tensor<6xi1>) -> tensor<6xi32>
    %nanmedian_3 = stablehlo.constant dense<0> : tensor<i32>
    %nanmedian_4 = stablehlo.reduce(%nanmedian_2 init: %nanmedian_3) applies stablehlo.add across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    %nanmedian_5 = stablehlo.constant dense<1> : tensor<i32>
    %nanmedian_6 = stablehlo.subtract %nanmedian_4, %nanmedian_5 : tensor<i32>
    %nanmedian_7 = stablehlo.maximum %nanmedian_6, %nanmedian_3 : tensor<i32>
    %nanmedian_8 = stablehlo.shift_right_logical %nanmedian_7, %nanmedian_5 : tensor<i32>
    %nanmedian_9 = stablehlo.iota dim = 0 : tensor<6xi32>
    %nanmedian_10 = stablehlo.broadcast_in_dim %nanmedian_8, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %nanmedian_11 = stablehlo.compare EQ, %nanmedian_9, %nanmedian_10, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %nanmedian_12 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %nanmedian_13 = stablehlo.select %nanmedian_11, %nanmedian_0, %nanmedian_12 : tensor<6xi1>, tensor<6xf32>
    %nanmedian_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %nanmedian_15 = stablehlo.reduce(%nanmedian_13 init: %nanmedian_14) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    return %nanmedian_15 : tensor<f32>
  }
}
