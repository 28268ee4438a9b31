module @main {
  func.func @main(%args_0: tensor<2x3x4xf32>) -> tensor<3xi64> {
    %count_nonzero = stablehlo.constant dense<0.000000e+00> : tensor<2x3x4xf32>
    %count_nonzero_0 = stablehlo.compare NE, %args_0, %count_nonzero, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %count_nonzero_1 = stablehlo.convert %count_nonzero_0 : (tensor<2x3x4xi1>) -> tensor<2x3x4xi64>
    %count_nonzero_2 = stablehlo.constant dense<0> : tensor<i64>
    %count_nonzero_3 = stablehlo.reduce(%count_nonzero_1 init: %count_nonzero_2) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
    return %count_nonzero_3 : tensor<3xi64>
  }
}
