module @main {
  func.func @main(%args_0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %tril = stablehlo.iota dim = 0 : tensor<3x4xi32>
    %tril_0 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    %tril_1 = stablehlo.compare GE, %tril, %tril_0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %tril_2 = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %tril_3 = stablehlo.select %tril_1, %args_0, %tril_2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %tril_3 : tensor<3x4xf32>
  }
}
