module @main {
  func.func @main(%args_0: tensor<4xf32>, %args_1: tensor<2x3xf32>) -> tensor<2x3xi64> {
    %searchsorted = stablehlo.broadcast_in_dim %args_0, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %searchsorted_0 = stablehlo.broadcast_in_dim %args_1, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %searchsorted_1 = stablehlo.compare LT, %searchsorted, %searchsorted_0, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %searchsorted_2 = stablehlo.compare NE, %args_1, %args_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %searchsorted_3 = stablehlo.broadcast_in_dim %searchsorted_2, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x4xi1>
    %searchsorted_4 = stablehlo.or %searchsorted_1, %searchsorted_3 : tensor<2x3x4xi1>
    %searchsorted_5 = stablehlo.convert %searchsorted_4 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi32>
    %searchsorted_6 = stablehlo.constant dense<0> : tensor<i32>
    %searchsorted_7 = stablehlo.reduce(%searchsorted_5 init: %searchsorted_6) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x3xi32>
    %searchsorted_8 = stablehlo.convert %searchsorted_7 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %searchsorted_8 : tensor<2x3xi64>
  }
}
