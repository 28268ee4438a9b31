module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<f32> {
    %nanmedian = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %nanmedian_0 = stablehlo.compare NE, %nanmedian, %nanmedian, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %nanmedian_1 = stablehlo.constant dense<0x7F800000> : tensor<6xf32>
    %nanmedian_2 = stablehlo.select %nanmedian_0, %nanmedian_1, %nanmedian : tensor<6xi1>, tensor<6xf32>
    %nanmedian_3 = "stablehlo.sort"(%nanmedian_2) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%nanmedian_23: tensor<f32>, %nanmedian_24: tensor<f32>):
      %nanmedian_25 = stablehlo.compare LT, %nanmedian_23, %nanmedian_24, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %nanmedian_25 : tensor<i1>
    }) : (tensor<6xf32>) -> tensor<6xf32>
    %nanmedian_4 = stablehlo.compare EQ, %nanmedian, %nanmedian, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %nanmedian_5 = stablehlo.convert %nanmedian_4 : (tensor<6xi1>) -> tensor<6xi32>
    %nanmedian_6 = stablehlo.constant dense<0> : tensor<i32>
    %nanmedian_7 = stablehlo.reduce(%nanmedian_5 init: %nanmedian_6) applies stablehlo.add across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    %nanmedian_8 = stablehlo.constant dense<1> : tensor<i32>
    %nanmedian_9 = stablehlo.subtract %nanmedian_7, %nanmedian_8 : tensor<i32>
    %nanmedian_10 = stablehlo.maximum %nanmedian_9, %nanmedian_6 : tensor<i32>
    %nanmedian_11 = stablehlo.shift_right_logical %nanmedian_10, %nanmedian_8 : tensor<i32>
    %nanmedian_12 = stablehlo.iota dim = 0 : tensor<6xi32>
    %nanmedian_13 = stablehlo.broadcast_in_dim %nanmedian_11, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %nanmedian_14 = stablehlo.compare EQ, %nanmedian_12, %nanmedian_13, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %nanmedian_15 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %nanmedian_16 = stablehlo.select %nanmedian_14, %nanmedian_3, %nanmedian_15 : tensor<6xi1>, tensor<6xf32>
    %nanmedian_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %nanmedian_18 = stablehlo.reduce(%nanmedian_16 init: %nanmedian_17) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %nanmedian_19 = stablehlo.constant dense<true> : tensor<i1>
    %nanmedian_20 = stablehlo.reduce(%nanmedian_0 init: %nanmedian_19) applies stablehlo.and across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %nanmedian_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %nanmedian_22 = stablehlo.select %nanmedian_20, %nanmedian_21, %nanmedian_18 : tensor<i1>, tensor<f32>
    return %nanmedian_22 : tensor<f32>
  }
}
