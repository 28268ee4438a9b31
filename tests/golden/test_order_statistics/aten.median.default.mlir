module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<f32> {
    %median = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %median_0 = stablehlo.compare NE, %median, %median, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %median_1 = stablehlo.constant dense<0x7F800000> : tensor<6xf32>
    %median_2 = stablehlo.select %median_0, %median_1, %median : tensor<6xi1>, tensor<6xf32>
    %median_3 = "stablehlo.sort"(%median_2) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%median_10: tensor<f32>, %median_11: tensor<f32>):
      %median_12 = stablehlo.compare LT, %median_10, %median_11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %median_12 : tensor<i1>
    }) : (tensor<6xf32>) -> tensor<6xf32>
    %median_4 = stablehlo.slice %median_3 [2:3] : (tensor<6xf32>) -> tensor<1xf32>
    %median_5 = stablehlo.reshape %median_4 : (tensor<1xf32>) -> tensor<f32>
    %median_6 = stablehlo.constant dense<false> : tensor<i1>
    %median_7 = stablehlo.reduce(%median_0 init: %median_6) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %median_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %median_9 = stablehlo.select %median_7, %median_8, %median_5 : tensor<i1>, tensor<f32>
    return %median_9 : tensor<f32>
  }
}
