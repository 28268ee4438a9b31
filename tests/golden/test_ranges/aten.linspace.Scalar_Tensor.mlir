module @main {
  func.func @main(%args_0: tensor<f32>) -> tensor<5xf32> {
    %linspace = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %linspace_0 = stablehlo.subtract %args_0, %linspace : tensor<f32>
    %linspace_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %linspace_2 = stablehlo.divide %linspace_0, %linspace_1 : tensor<f32>
    %linspace_3 = stablehlo.iota dim = 0 : tensor<5xf32>
    %linspace_4 = stablehlo.constant dense<4.000000e+00> : tensor<5xf32>
    %linspace_5 = stablehlo.subtract %linspace_4, %linspace_3 : tensor<5xf32>
    %linspace_6 = stablehlo.broadcast_in_dim %linspace_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %linspace_7 = stablehlo.multiply %linspace_3, %linspace_6 : tensor<5xf32>
    %linspace_8 = stablehlo.broadcast_in_dim %args_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %linspace_9 = stablehlo.multiply %linspace_5, %linspace_6 : tensor<5xf32>
    %linspace_10 = stablehlo.subtract %linspace_8, %linspace_9 : tensor<5xf32>
    %linspace_11 = stablehlo.constant dense<2.000000e+00> : tensor<5xf32>
    %linspace_12 = stablehlo.compare LT, %linspace_3, %linspace_11, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %linspace_13 = stablehlo.select %linspace_12, %linspace_7, %linspace_10 : tensor<5xi1>, tensor<5xf32>
    return %linspace_13 : tensor<5xf32>
  }
}
