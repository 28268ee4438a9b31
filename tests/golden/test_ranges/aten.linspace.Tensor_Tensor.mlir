module @main {
  func.func @main(%args_0: tensor<f32>, %args_1: tensor<f32>) -> tensor<5xf32> {
    %linspace = stablehlo.subtract %args_1, %args_0 : tensor<f32>
    %linspace_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %linspace_1 = stablehlo.divide %linspace, %linspace_0 : tensor<f32>
    %linspace_2 = stablehlo.iota dim = 0 : tensor<5xf32>
    %linspace_3 = stablehlo.constant dense<4.000000e+00> : tensor<5xf32>
    %linspace_4 = stablehlo.subtract %linspace_3, %linspace_2 : tensor<5xf32>
    %linspace_5 = stablehlo.broadcast_in_dim %linspace_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %linspace_6 = stablehlo.multiply %linspace_2, %linspace_5 : tensor<5xf32>
    %linspace_7 = stablehlo.broadcast_in_dim %args_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %linspace_8 = stablehlo.add %linspace_6, %linspace_7 : tensor<5xf32>
    %linspace_9 = stablehlo.broadcast_in_dim %args_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %linspace_10 = stablehlo.multiply %linspace_4, %linspace_5 : tensor<5xf32>
    %linspace_11 = stablehlo.subtract %linspace_9, %linspace_10 : tensor<5xf32>
    %linspace_12 = stablehlo.constant dense<2.000000e+00> : tensor<5xf32>
    %linspace_13 = stablehlo.compare LT, %linspace_2, %linspace_12, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %linspace_14 = stablehlo.select %linspace_13, %linspace_8, %linspace_11 : tensor<5xi1>, tensor<5xf32>
    return %linspace_14 : tensor<5xf32>
  }
}
