module @main {
  func.func @main(%args_0: tensor<3x5xf32>, %args_1: tensor<3xi64>) -> tensor<f32> {
    %cross_entropy_loss = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cross_entropy_loss_0 = stablehlo.reduce(%args_0 init: %cross_entropy_loss) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cross_entropy_loss_1 = stablehlo.broadcast_in_dim %cross_entropy_loss_0, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %cross_entropy_loss_2 = stablehlo.subtract %args_0, %cross_entropy_loss_1 : tensor<3x5xf32>
    %cross_entropy_loss_3 = stablehlo.exponential %cross_entropy_loss_2 : tensor<3x5xf32>
    %cross_entropy_loss_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cross_entropy_loss_5 = stablehlo.reduce(%cross_entropy_loss_3 init: %cross_entropy_loss_4) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cross_entropy_loss_6 = stablehlo.log %cross_entropy_loss_5 : tensor<3xf32>
    %cross_entropy_loss_7 = stablehlo.broadcast_in_dim %cross_entropy_loss_6, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %cross_entropy_loss_8 = stablehlo.subtract %cross_entropy_loss_2, %cross_entropy_loss_7 : tensor<3x5xf32>
    %cross_entropy_loss_9 = stablehlo.constant dense<0.000000e+00> : tensor<3x5xf32>
    %cross_entropy_loss_10 = stablehlo.convert %args_1 : (tensor<3xi64>) -> tensor<3xi32>
    %cross_entropy_loss_11 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %cross_entropy_loss_12 = stablehlo.broadcast_in_dim %cross_entropy_loss_10, dims = [0] : (tensor<3xi32>) -> tensor<3x5xi32>
    %cross_entropy_loss_13 = stablehlo.compare EQ, %cross_entropy_loss_11, %cross_entropy_loss_12, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cross_entropy_loss_14 = stablehlo.select %cross_entropy_loss_13, %cross_entropy_loss_8, %cross_entropy_loss_9 : tensor<3x5xi1>, tensor<3x5xf32>
    %cross_entropy_loss_15 = stablehlo.reduce(%cross_entropy_loss_14 init: %cross_entropy_loss_4) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cross_entropy_loss_16 = stablehlo.negate %cross_entropy_loss_15 : tensor<3xf32>
    %cross_entropy_loss_17 = stablehlo.constant dense<-100> : tensor<3xi64>
    %cross_entropy_loss_18 = stablehlo.compare NE, %args_1, %cross_entropy_loss_17, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %cross_entropy_loss_19 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %cross_entropy_loss_20 = stablehlo.select %cross_entropy_loss_18, %cross_entropy_loss_16, %cross_entropy_loss_19 : tensor<3xi1>, tensor<3xf32>
    %cross_entropy_loss_21 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %cross_entropy_loss_22 = stablehlo.select %cross_entropy_loss_18, %cross_entropy_loss_21, %cross_entropy_loss_19 : tensor<3xi1>, tensor<3xf32>
    %cross_entropy_loss_23 = stablehlo.reduce(%cross_entropy_loss_22 init: %cross_entropy_loss_4) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cross_entropy_loss_24 = stablehlo.reduce(%cross_entropy_loss_20 init: %cross_entropy_loss_4) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cross_entropy_loss_25 = stablehlo.divide %cross_entropy_loss_24, %cross_entropy_loss_23 : tensor<f32>
    return %cross_entropy_loss_25 : tensor<f32>
  }
}
