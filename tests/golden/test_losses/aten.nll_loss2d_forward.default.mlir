module @main {
  func.func @main(%args_0: tensor<2x5x3x2xf32>, %args_1: tensor<2x3x2xi64>, %args_2: tensor<5xf32>) -> (tensor<f32>, tensor<f32>) {
    %nll_loss2d_forward = stablehlo.constant dense<0.000000e+00> : tensor<2x5x3x2xf32>
    %nll_loss2d_forward_0 = stablehlo.convert %args_1 : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
    %nll_loss2d_forward_1 = stablehlo.iota dim = 1 : tensor<2x5x3x2xi32>
    %nll_loss2d_forward_2 = stablehlo.broadcast_in_dim %nll_loss2d_forward_0, dims = [0, 2, 3] : (tensor<2x3x2xi32>) -> tensor<2x5x3x2xi32>
    %nll_loss2d_forward_3 = stablehlo.compare EQ, %nll_loss2d_forward_1, %nll_loss2d_forward_2, SIGNED : (tensor<2x5x3x2xi32>, tensor<2x5x3x2xi32>) -> tensor<2x5x3x2xi1>
    %nll_loss2d_forward_4 = stablehlo.select %nll_loss2d_forward_3, %args_0, %nll_loss2d_forward : tensor<2x5x3x2xi1>, tensor<2x5x3x2xf32>
    %nll_loss2d_forward_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %nll_loss2d_forward_6 = stablehlo.reduce(%nll_loss2d_forward_4 init: %nll_loss2d_forward_5) applies stablehlo.add across dimensions = [1] : (tensor<2x5x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %nll_loss2d_forward_7 = stablehlo.negate %nll_loss2d_forward_6 : tensor<2x3x2xf32>
    %nll_loss2d_forward_8 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<5xf32>) -> tensor<2x5x3x2xf32>
    %nll_loss2d_forward_9 = stablehlo.select %nll_loss2d_forward_3, %nll_loss2d_forward_8, %nll_loss2d_forward : tensor<2x5x3x2xi1>, tensor<2x5x3x2xf32>
    %nll_loss2d_forward_10 = stablehlo.reduce(%nll_loss2d_forward_9 init: %nll_loss2d_forward_5) applies stablehlo.add across dimensions = [1] : (tensor<2x5x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %nll_loss2d_forward_11 = stablehlo.multiply %nll_loss2d_forward_7, %nll_loss2d_forward_10 : tensor<2x3x2xf32>
    %nll_loss2d_forward_12 = stablehlo.constant dense<-100> : tensor<2x3x2xi64>
    %nll_loss2d_forward_13 = stablehlo.compare NE, %args_1, %nll_loss2d_forward_12, SIGNED : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
    %nll_loss2d_forward_14 = stablehlo.constant dense<0.000000e+00> : tensor<2x3x2xf32>
    %nll_loss2d_forward_15 = stablehlo.select %nll_loss2d_forward_13, %nll_loss2d_forward_11, %nll_loss2d_forward_14 : tensor<2x3x2xi1>, tensor<2x3x2xf32>
    %nll_loss2d_forward_16 = stablehlo.select %nll_loss2d_forward_13, %nll_loss2d_forward_10, %nll_loss2d_forward_14 : tensor<2x3x2xi1>, tensor<2x3x2xf32>
    %nll_loss2d_forward_17 = stablehlo.reduce(%nll_loss2d_forward_16 init: %nll_loss2d_forward_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<f32>
    %nll_loss2d_forward_18 = stablehlo.reduce(%nll_loss2d_forward_15 init: %nll_loss2d_forward_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<f32>
    %nll_loss2d_forward_19 = stablehlo.divide %nll_loss2d_forward_18, %nll_loss2d_forward_17 : tensor<f32>
    return %nll_loss2d_forward_19, %nll_loss2d_forward_17 : tensor<f32>, tensor<f32>
  }
}
