module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %mode = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %mode_0:2 = "stablehlo.sort"(%args_0, %mode) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%mode_28: tensor<f32>, %mode_29: tensor<f32>, %mode_30: tensor<i32>, %mode_31: tensor<i32>):
      %mode_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %mode_33 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %mode_34 = stablehlo.compare NE, %mode_28, %mode_28, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %mode_35 = stablehlo.compare EQ, %mode_28, %mode_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %mode_36 = stablehlo.select %mode_35, %mode_32, %mode_28 : tensor<i1>, tensor<f32>
      %mode_37 = stablehlo.select %mode_34, %mode_33, %mode_36 : tensor<i1>, tensor<f32>
      %mode_38 = stablehlo.compare NE, %mode_29, %mode_29, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %mode_39 = stablehlo.compare EQ, %mode_29, %mode_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %mode_40 = stablehlo.select %mode_39, %mode_32, %mode_29 : tensor<i1>, tensor<f32>
      %mode_41 = stablehlo.select %mode_38, %mode_33, %mode_40 : tensor<i1>, tensor<f32>
      %mode_42 = stablehlo.compare LT, %mode_37, %mode_41, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %mode_42 : tensor<i1>
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %mode_1 = stablehlo.slice %mode_0#0 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %mode_2 = stablehlo.slice %mode_0#0 [0:2, 0:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %mode_3 = stablehlo.compare EQ, %mode_1, %mode_2, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %mode_4 = stablehlo.constant dense<false> : tensor<i1>
    %mode_5 = stablehlo.pad %mode_3, %mode_4, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x2xi1>, tensor<i1>) -> tensor<2x3xi1>
    %mode_6 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %mode_7 = stablehlo.select %mode_5, %mode_6, %mode : tensor<2x3xi1>, tensor<2x3xi32>
    %mode_8 = stablehlo.constant dense<0> : tensor<i32>
    %mode_9 = "stablehlo.reduce_window"(%mode_7, %mode_8) <{padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%mode_28: tensor<i32>, %mode_29: tensor<i32>):
      %mode_30 = stablehlo.maximum %mode_28, %mode_29 : tensor<i32>
      stablehlo.return %mode_30 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %mode_10 = stablehlo.subtract %mode, %mode_9 : tensor<2x3xi32>
    %mode_11 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %mode_12 = stablehlo.reduce(%mode_10 init: %mode_11) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %mode_13 = stablehlo.broadcast_in_dim %mode_12, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
    %mode_14 = stablehlo.compare EQ, %mode_10, %mode_13, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %mode_15 = stablehlo.constant dense<3> : tensor<2x3xi32>
    %mode_16 = stablehlo.select %mode_14, %mode, %mode_15 : tensor<2x3xi1>, tensor<2x3xi32>
    %mode_17 = stablehlo.constant dense<3> : tensor<i32>
    %mode_18 = stablehlo.reduce(%mode_16 init: %mode_17) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %mode_19 = stablehlo.broadcast_in_dim %mode_18, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
    %mode_20 = stablehlo.compare EQ, %mode, %mode_19, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %mode_21 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %mode_22 = stablehlo.select %mode_20, %mode_0#0, %mode_21 : tensor<2x3xi1>, tensor<2x3xf32>
    %mode_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %mode_24 = stablehlo.reduce(%mode_22 init: %mode_23) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %mode_25 = stablehlo.select %mode_20, %mode_0#1, %mode_6 : tensor<2x3xi1>, tensor<2x3xi32>
    %mode_26 = stablehlo.reduce(%mode_25 init: %mode_8) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %mode_27 = stablehlo.convert %mode_26 : (tensor<2xi32>) -> tensor<2xi64>
    return %mode_24, %mode_27 : tensor<2xf32>, tensor<2xi64>
  }
}
