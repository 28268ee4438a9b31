module @main {
  func.func @main(%args_0: tensor<f32>) -> tensor<5xf32> {
    %linspace = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %linspace_0 = stablehlo.subtract %linspace, %args_0 : tensor<f32>
    %linspace_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %linspace_2 = stablehlo.divide %linspace_0, %linspace_1 : tensor<f32>
    %linspace_3 = stablehlo.iota dim = 0 : tensor<5xf32>
    %linspace_4 = stablehlo.constant dense<4.000000e+00> : tensor<5xf32>
    %linspace_5 = stablehlo.subtract %linspace_4, %linspace_3 : tensor<5xf32>
    %linspace_6 = stablehlo.broadcast_in_dim %linspace_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %linspace_7 = stablehlo.multiply %linspace_3, %linspace_6 : tensor<5xf32>
    %linspace_8 = stablehlo.broadcast_in_dim %args_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %linspace_9 = stablehlo.add %linspace_7, %linspace_8 : tensor<5xf32>
    %linspace_10 = stablehlo.constant dense<1.000000e+01> : tensor<5xf32>
    %linspace_11 = stablehlo.multiply %linspace_5, %linspace_6 : tensor<5xf32>
    %linspace_12 = stablehlo.subtract %linspace_10, %linspace_11 : tensor<5xf32>
    %linspace_13 = stablehlo.constant dense<2.000000e+00> : tensor<5xf32>
    %linspace_14 = stablehlo.compare LT, %linspace_3, %linspace_13, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %linspace_15 = stablehlo.select %linspace_14, %linspace_9, %linspace_12 : tensor<5xi1>, tensor<5xf32>
    return %linspace_15 : tensor<5xf32>
  }
}
