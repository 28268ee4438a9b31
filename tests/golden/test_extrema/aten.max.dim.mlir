module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %max = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %max_0 = stablehlo.reduce(%args_0 init: %max) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %max_1 = stablehlo.broadcast_in_dim %max_0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %max_2 = stablehlo.compare EQ, %args_0, %max_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %max_3 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %max_4 = stablehlo.or %max_2, %max_3 : tensor<2x3xi1>
    %max_5 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %max_6 = stablehlo.constant dense<3> : tensor<2x3xi32>
    %max_7 = stablehlo.select %max_4, %max_5, %max_6 : tensor<2x3xi1>, tensor<2x3xi32>
    %max_8 = stablehlo.constant dense<3> : tensor<i32>
    %max_9 = stablehlo.reduce(%max_7 init: %max_8) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %max_10 = stablehlo.convert %max_9 : (tensor<2xi32>) -> tensor<2xi64>
    return %max_0, %max_10 : tensor<2xf32>, tensor<2xi64>
  }
}
