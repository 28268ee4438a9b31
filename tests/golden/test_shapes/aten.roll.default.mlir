module @main {
  func.func @main(%args_0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %roll = stablehlo.slice %args_0 [0:2, 3:5] : (tensor<2x5xf32>) -> tensor<2x2xf32>
    %roll_0 = stablehlo.slice %args_0 [0:2, 0:3] : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %roll_1 = stablehlo.concatenate %roll, %roll_0, dim = 1 : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x5xf32>
    return %roll_1 : tensor<2x5xf32>
  }
}
