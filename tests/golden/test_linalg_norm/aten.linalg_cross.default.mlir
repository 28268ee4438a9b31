module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %linalg_cross = stablehlo.slice %args_1 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %linalg_cross_0 = stablehlo.slice %args_1 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %linalg_cross_1 = stablehlo.concatenate %linalg_cross, %linalg_cross_0, dim = 1 : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %linalg_cross_2 = stablehlo.multiply %args_0, %linalg_cross_1 : tensor<2x3xf32>
    %linalg_cross_3 = stablehlo.slice %args_0 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %linalg_cross_4 = stablehlo.slice %args_0 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %linalg_cross_5 = stablehlo.concatenate %linalg_cross_3, %linalg_cross_4, dim = 1 : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %linalg_cross_6 = stablehlo.multiply %linalg_cross_5, %args_1 : tensor<2x3xf32>
    %linalg_cross_7 = stablehlo.subtract %linalg_cross_2, %linalg_cross_6 : tensor<2x3xf32>
    %linalg_cross_8 = stablehlo.slice %linalg_cross_7 [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %linalg_cross_9 = stablehlo.slice %linalg_cross_7 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %linalg_cross_10 = stablehlo.concatenate %linalg_cross_8, %linalg_cross_9, dim = 1 : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    return %linalg_cross_10 : tensor<2x3xf32>
  }
}
