module @main {
  func.func @main(%args_0: tensor<f32>, %args_1: tensor<f32>) -> tensor<3xf32> {
    %logspace = stablehlo.subtract %args_1, %args_0 : tensor<f32>
    %logspace_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %logspace_1 = stablehlo.divide %logspace, %logspace_0 : tensor<f32>
    %logspace_2 = stablehlo.iota dim = 0 : tensor<3xf32>
    %logspace_3 = stablehlo.constant dense<2.000000e+00> : tensor<3xf32>
    %logspace_4 = stablehlo.subtract %logspace_3, %logspace_2 : tensor<3xf32>
    %logspace_5 = stablehlo.broadcast_in_dim %logspace_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %logspace_6 = stablehlo.multiply %logspace_2, %logspace_5 : tensor<3xf32>
    %logspace_7 = stablehlo.broadcast_in_dim %args_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %logspace_8 = stablehlo.add %logspace_6, %logspace_7 : tensor<3xf32>
    %logspace_9 = stablehlo.broadcast_in_dim %args_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %logspace_10 = stablehlo.multiply %logspace_4, %logspace_5 : tensor<3xf32>
    %logspace_11 = stablehlo.subtract %logspace_9, %logspace_10 : tensor<3xf32>
    %logspace_12 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %logspace_13 = stablehlo.compare LT, %logspace_2, %logspace_12, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %logspace_14 = stablehlo.select %logspace_13, %logspace_8, %logspace_11 : tensor<3xi1>, tensor<3xf32>
    %logspace_15 = stablehlo.constant dense<1.000000e+01> : tensor<3xf32>
    %logspace_16 = stablehlo.power %logspace_15, %logspace_14 : tensor<3xf32>
    return %logspace_16 : tensor<3xf32>
  }
}
