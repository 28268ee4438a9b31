module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xi64> {
    %argmax = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %argmax_0 = stablehlo.reduce(%args_0 init: %argmax) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %argmax_1 = stablehlo.broadcast_in_dim %argmax_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %argmax_2 = stablehlo.compare EQ, %args_0, %argmax_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %argmax_3 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %argmax_4 = stablehlo.or %argmax_2, %argmax_3 : tensor<2x3xi1>
    %argmax_5 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %argmax_6 = stablehlo.constant dense<3> : tensor<2x3xi32>
    %argmax_7 = stablehlo.select %argmax_4, %argmax_5, %argmax_6 : tensor<2x3xi1>, tensor<2x3xi32>
    %argmax_8 = stablehlo.constant dense<3> : tensor<i32>
    %argmax_9 = stablehlo.reduce(%argmax_7 init: %argmax_8) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %argmax_10 = stablehlo.convert %argmax_9 : (tensor<2xi32>) -> tensor<2xi64>
    return %argmax_10 : tensor<2xi64>
  }
}
