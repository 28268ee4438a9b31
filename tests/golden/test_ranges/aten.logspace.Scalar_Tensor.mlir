module @main {
  func.func @main(%args_0: tensor<f32>) -> tensor<3xf32> {
    %logspace = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %logspace_0 = stablehlo.subtract %args_0, %logspace : tensor<f32>
    %logspace_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %logspace_2 = stablehlo.divide %logspace_0, %logspace_1 : tensor<f32>
    %logspace_3 = stablehlo.iota dim = 0 : tensor<3xf32>
    %logspace_4 = stablehlo.constant dense<2.000000e+00> : tensor<3xf32>
    %logspace_5 = stablehlo.subtract %logspace_4, %logspace_3 : tensor<3xf32>
    %logspace_6 = stablehlo.broadcast_in_dim %logspace_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %logspace_7 = stablehlo.multiply %logspace_3, %logspace_6 : tensor<3xf32>
    %logspace_8 = stablehlo.broadcast_in_dim %args_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %logspace_9 = stablehlo.multiply %logspace_5, %logspace_6 : tensor<3xf32>
    %logspace_10 = stablehlo.subtract %logspace_8, %logspace_9 : tensor<3xf32>
    %logspace_11 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %logspace_12 = stablehlo.compare LT, %logspace_3, %logspace_11, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %logspace_13 = stablehlo.select %logspace_12, %logspace_7, %logspace_10 : tensor<3xi1>, tensor<3xf32>
    %logspace_14 = stablehlo.constant dense<1.000000e+01> : tensor<3xf32>
    %logspace_15 = stablehlo.power %logspace_14, %logspace_13 : tensor<3xf32>
    return %logspace_15 : tensor<3xf32>
  }
}
