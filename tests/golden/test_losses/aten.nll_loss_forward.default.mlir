module @main {
  func.func @main(%args_0: tensor<3x5xf32>, %args_1: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
    %nll_loss_forward = stablehlo.constant dense<0.000000e+00> : tensor<3x5xf32>
    %nll_loss_forward_0 = stablehlo.convert %args_1 : (tensor<3xi64>) -> tensor<3xi32>
    %nll_loss_forward_1 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %nll_loss_forward_2 = stablehlo.broadcast_in_dim %nll_loss_forward_0, dims = [0] : (tensor<3xi32>) -> tensor<3x5xi32>
    %nll_loss_forward_3 = stablehlo.compare EQ, %nll_loss_forward_1, %nll_loss_forward_2, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %nll_loss_forward_4 = stablehlo.select %nll_loss_forward_3, %args_0, %nll_loss_forward : tensor<3x5xi1>, tensor<3x5xf32>
    %nll_loss_forward_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %nll_loss_forward_6 = stablehlo.reduce(%nll_loss_forward_4 init: %nll_loss_forward_5) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %nll_loss_forward_7 = stablehlo.negate %nll_loss_forward_6 : tensor<3xf32>
    %nll_loss_forward_8 = stablehlo.constant dense<-100> : tensor<3xi64>
    %nll_loss_forward_9 = stablehlo.compare NE, %args_1, %nll_loss_forward_8, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %nll_loss_forward_10 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %nll_loss_forward_11 = stablehlo.select %nll_loss_forward_9, %nll_loss_forward_7, %nll_loss_forward_10 : tensor<3xi1>, tensor<3xf32>
    %nll_loss_forward_12 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %nll_loss_forward_13 = stablehlo.select %nll_loss_forward_9, %nll_loss_forward_12, %nll_loss_forward_10 : tensor<3xi1>, tensor<3xf32>
    %nll_loss_forward_14 = stablehlo.reduce(%nll_loss_forward_13 init: %nll_loss_forward_5) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %nll_loss_forward_15 = stablehlo.reduce(%nll_loss_forward_11 init: %nll_loss_forward_5) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %nll_loss_forward_16 = stablehlo.divide %nll_loss_forward_15, %nll_loss_forward_14 : tensor<f32>
    return %nll_loss_forward_16, %nll_loss_forward_14 : tensor<f32>, tensor<f32>
  }
}
