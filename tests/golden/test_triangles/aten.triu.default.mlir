module @main {
  func.func @main(%args_0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %triu = stablehlo.iota dim = 0 : tensor<3x4xi32>
    %triu_0 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    %triu_1 = stablehlo.compare LE, %triu, %triu_0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %triu_2 = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %triu_3 = stablehlo.select %triu_1, %args_0, %triu_2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %triu_3 : tensor<3x4xf32>
  }
}
