module @main {
  func.func @main(%args_0: tensor<f32>, %args_1: tensor<3x5xf32>, %args_2: tensor<3xi64>, %args_3: tensor<f32>) -> tensor<3x5xf32> {
    %nll_loss_backward = stablehlo.divide %args_0, %args_3 : tensor<f32>
    %nll_loss_backward_0 = stablehlo.negate %nll_loss_backward : tensor<f32>
    %nll_loss_backward_1 = stablehlo.broadcast_in_dim %nll_loss_backward_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %nll_loss_backward_2 = stablehlo.constant dense<-100> : tensor<3xi64>
    %nll_loss_backward_3 = stablehlo.compare NE, %args_2, %nll_loss_backward_2, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %nll_loss_backward_4 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %nll_loss_backward_5 = stablehlo.select %nll_loss_backward_3, %nll_loss_backward_1, %nll_loss_backward_4 : tensor<3xi1>, tensor<3xf32>
    %nll_loss_backward_6 = stablehlo.constant dense<0.000000e+00> : tensor<3x5xf32>
    %nll_loss_backward_7 = stablehlo.convert %args_2 : (tensor<3xi64>) -> tensor<3xi32>
    %nll_loss_backward_8 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %nll_loss_backward_9 = stablehlo.broadcast_in_dim %nll_loss_backward_7, dims = [0] : (tensor<3xi32>) -> tensor<3x5xi32>
    %nll_loss_backward_10 = stablehlo.compare EQ, %nll_loss_backward_8, %nll_loss_backward_9, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %nll_loss_backward_11 = stablehlo.broadcast_in_dim %nll_loss_backward_5, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %nll_loss_backward_12 = stablehlo.select %nll_loss_backward_10, %nll_loss_backward_11, %nll_loss_backward_6 : tensor<3x5xi1>, tensor<3x5xf32>
    return %nll_loss_backward_12 : tensor<3x5xf32>
  }
}
