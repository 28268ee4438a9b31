module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
    %sort = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %sort_0:2 = "stablehlo.sort"(%args_0, %sort) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%sort_2: tensor<f32>, %sort_3: tensor<f32>, %sort_4: tensor<i32>, %sort_5: tensor<i32>):
      %sort_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %sort_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %sort_8 = stablehlo.compare NE, %sort_2, %sort_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %sort_9 = stablehlo.compare EQ, %sort_2, %sort_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %sort_10 = stablehlo.select %sort_9, %sort_6, %sort_2 : tensor<i1>, tensor<f32>
      %sort_11 = stablehlo.select %sort_8, %sort_7, %sort_10 : tensor<i1>, tensor<f32>
      %sort_12 = stablehlo.compare NE, %sort_3, %sort_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %sort_13 = stablehlo.compare EQ, %sort_3, %sort_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %sort_14 = stablehlo.select %sort_13, %sort_6, %sort_3 : tensor<i1>, tensor<f32>
      %sort_15 = stablehlo.select %sort_12, %sort_7, %sort_14 : tensor<i1>, tensor<f32>
      %sort_16 = stablehlo.compare LT, %sort_11, %sort_15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %sort_16 : tensor<i1>
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %sort_1 = stablehlo.convert %sort_0#1 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %sort_0#0, %sort_1 : tensor<2x3xf32>, tensor<2x3xi64>
  }
}
