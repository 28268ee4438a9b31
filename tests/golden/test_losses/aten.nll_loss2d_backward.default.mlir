module @main {
  func.func @main(%args_0: tensor<f32>, %args_1: tensor<2x5x3x2xf32>, %args_2: tensor<2x3x2xi64>, %args_3: tensor<5xf32>, %args_4: tensor<f32>) -> tensor<2x5x3x2xf32> {
    %nll_loss2d_backward = stablehlo.divide %args_0, %args_4 : tensor<f32>
    %nll_loss2d_backward_0 = stablehlo.negate %nll_loss2d_backward : tensor<f32>
    %nll_loss2d_backward_1 = stablehlo.broadcast_in_dim %nll_loss2d_backward_0, dims = [] : (tensor<f32>) -> tensor<2x3x2xf32>
    %nll_loss2d_backward_2 = stablehlo.broadcast_in_dim %args_3, dims = [1] : (tensor<5xf32>) -> tensor<2x5x3x2xf32>
    %nll_loss2d_backward_3 = stablehlo.constant dense<0.000000e+00> : tensor<2x5x3x2xf32>
    %nll_loss2d_backward_4 = stablehlo.convert %args_2 : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
    %nll_loss2d_backward_5 = stablehlo.iota dim = 1 : tensor<2x5x3x2xi32>
    %nll_loss2d_backward_6 = stablehlo.broadcast_in_dim %nll_loss2d_backward_4, dims = [0, 2, 3] : (tensor<2x3x2xi32>) -> tensor<2x5x3x2xi32>
    %nll_loss2d_backward_7 = stablehlo.compare EQ, %nll_loss2d_backward_5, %nll_loss2d_backward_6, SIGNED : (tensor<2x5x3x2xi32>, tensor<2x5x3x2xi32>) -> tensor<2x5x3x2xi1>
    %nll_loss2d_backward_8 = stablehlo.select %nll_loss2d_backward_7, %nll_loss2d_backward_2, %nll_loss2d_backward_3 : tensor<2x5x3x2xi1>, tensor<2x5x3x2xf32>
    %nll_loss2d_backward_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %nll_loss2d_backward_10 = stablehlo.reduce(%nll_loss2d_backward_8 init: %nll_loss2d_backward_9) applies stablehlo.add across dimensions = [1] : (tensor<2x5x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %nll_loss2d_backward_11 = stablehlo.multiply %nll_loss2d_backward_1, %nll_loss2d_backward_10 : tensor<2x3x2xf32>
    %nll_loss2d_backward_12 = stablehlo.constant dense<-100> : tensor<2x3x2xi64>
    %nll_loss2d_backward_13 = stablehlo.compare NE, %args_2, %nll_loss2d_backward_12, SIGNED : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
    %nll_loss2d_backward_14 = stablehlo.constant dense<0.000000e+00> : tensor<2x3x2xf32>
    %nll_loss2d_backward_15 = stablehlo.select %nll_loss2d_backward_13, %nll_loss2d_backward_11, %nll_loss2d_backward_14 : tensor<2x3x2xi1>, tensor<2x3x2xf32>
    %nll_loss2d_backward_16 = stablehlo.broadcast_in_dim %nll_loss2d_backward_15, dims = [0, 2, 3] : (tensor<2x3x2xf32>) -> tensor<2x5x3x2xf32>
    %nll_loss2d_backward_17 = stablehlo.select %nll_loss2d_backward_7, %nll_loss2d_backward_16, %nll_loss2d_backward_3 : tensor<2x5x3x2xi1>, tensor<2x5x3x2xf32>
    return %nll_loss2d_backward_17 : tensor<2x5x3x2xf32>
  }
}
