module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %copysign = stablehlo.abs %args_0 : tensor<2x3xf32>
    %copysign_0 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %copysign_1 = stablehlo.bitcast_convert %copysign_0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %copysign_2 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %copysign_3 = stablehlo.compare LT, %copysign_1, %copysign_2, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %copysign_4 = stablehlo.negate %copysign : tensor<2x3xf32>
    %copysign_5 = stablehlo.select %copysign_3, %copysign_4, %copysign : tensor<2x3xi1>, tensor<2x3xf32>
    return %copysign_5 : tensor<2x3xf32>
  }
}
