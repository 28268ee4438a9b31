module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %quantile = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %quantile_0 = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %quantile_1 = stablehlo.select %quantile, %quantile_0, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    %quantile_2 = "stablehlo.sort"(%quantile_1) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%quantile_15: tensor<f32>, %quantile_16: tensor<f32>):
      %quantile_17 = stablehlo.compare LT, %quantile_15, %quantile_16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %quantile_17 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %quantile_3 = stablehlo.slice %quantile_2 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %quantile_4 = stablehlo.slice %quantile_2 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %quantile_5 = stablehlo.subtract %quantile_4, %quantile_3 : tensor<2x1xf32>
    %quantile_6 = stablehlo.constant dense<0.399999976> : tensor<2x1xf32>
    %quantile_7 = stablehlo.multiply %quantile_6, %quantile_5 : tensor<2x1xf32>
    %quantile_8 = stablehlo.subtract %quantile_4, %quantile_7 : tensor<2x1xf32>
    %quantile_9 = stablehlo.constant dense<false> : tensor<i1>
    %quantile_10 = stablehlo.reduce(%quantile init: %quantile_9) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %quantile_11 = stablehlo.broadcast_in_dim %quantile_10, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %quantile_12 = stablehlo.constant dense<0x7FC00000> : tensor<2x1xf32>
    %quantile_13 = stablehlo.select %quantile_11, %quantile_12, %quantile_8 : tensor<2x1xi1>, tensor<2x1xf32>
    %quantile_14 = stablehlo.reshape %quantile_13 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %quantile_14 : tensor<2xf32>
  }
}
