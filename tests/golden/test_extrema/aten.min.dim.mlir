module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %min = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %min_0 = stablehlo.reduce(%args_0 init: %min) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %min_1 = stablehlo.broadcast_in_dim %min_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %min_2 = stablehlo.compare EQ, %args_0, %min_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %min_3 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %min_4 = stablehlo.or %min_2, %min_3 : tensor<2x3xi1>
    %min_5 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %min_6 = stablehlo.constant dense<3> : tensor<2x3xi32>
    %min_7 = stablehlo.select %min_4, %min_5, %min_6 : tensor<2x3xi1>, tensor<2x3xi32>
    %min_8 = stablehlo.constant dense<3> : tensor<i32>
    %min_9 = stablehlo.reduce(%min_7 init: %min_8) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %min_10 = stablehlo.convert %min_9 : (tensor<2xi32>) -> tensor<2xi64>
    return %min_0, %min_10 : tensor<2xf32>, tensor<2xi64>
  }
}
