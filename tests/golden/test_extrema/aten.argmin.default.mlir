module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xi64> {
    %argmin = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %argmin_0 = stablehlo.reduce(%args_0 init: %argmin) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %argmin_1 = stablehlo.broadcast_in_dim %argmin_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %argmin_2 = stablehlo.compare EQ, %args_0, %argmin_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %argmin_3 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %argmin_4 = stablehlo.or %argmin_2, %argmin_3 : tensor<2x3xi1>
    %argmin_5 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %argmin_6 = stablehlo.constant dense<3> : tensor<2x3xi32>
    %argmin_7 = stablehlo.select %argmin_4, %argmin_5, %argmin_6 : tensor<2x3xi1>, tensor<2x3xi32>
    %argmin_8 = stablehlo.constant dense<3> : tensor<i32>
    %argmin_9 = stablehlo.reduce(%argmin_7 init: %argmin_8) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %argmin_10 = stablehlo.convert %argmin_9 : (tensor<2xi32>) -> tensor<2xi64>
    return %argmin_10 : tensor<2xi64>
  }
}
