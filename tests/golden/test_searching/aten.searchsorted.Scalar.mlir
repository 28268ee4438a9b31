module @main {
  func.func @main(%args_0: tensor<4xf32>) -> tensor<i64> {
    %searchsorted = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %searchsorted_0 = stablehlo.broadcast_in_dim %searchsorted, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %searchsorted_1 = stablehlo.compare LT, %args_0, %searchsorted_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %searchsorted_2 = stablehlo.compare NE, %searchsorted, %searchsorted, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %searchsorted_3 = stablehlo.broadcast_in_dim %searchsorted_2, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %searchsorted_4 = stablehlo.or %searchsorted_1, %searchsorted_3 : tensor<4xi1>
    %searchsorted_5 = stablehlo.convert %searchsorted_4 : (tensor<4xi1>) -> tensor<4xi32>
    %searchsorted_6 = stablehlo.constant dense<0> : tensor<i32>
    %searchsorted_7 = stablehlo.reduce(%searchsorted_5 init: %searchsorted_6) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %searchsorted_8 = stablehlo.convert %searchsorted_7 : (tensor<i32>) -> tensor<i64>
    return %searchsorted_8 : tensor<i64>
  }
}
