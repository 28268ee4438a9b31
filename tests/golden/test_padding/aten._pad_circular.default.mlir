module @main {
  func.func @main(%args_0: tensor<1x2x4xf32>) -> tensor<1x2x7xf32> {
    %_pad_circular = stablehlo.slice %args_0 [0:1, 0:2, 3:4] : (tensor<1x2x4xf32>) -> tensor<1x2x1xf32>
    %_pad_circular_0 = stablehlo.slice %args_0 [0:1, 0:2, 0:2] : (tensor<1x2x4xf32>) -> tensor<1x2x2xf32>
    %_pad_circular_1 = stablehlo.concatenate %_pad_circular, %args_0, %_pad_circular_0, dim = 2 : (tensor<1x2x1xf32>, tensor<1x2x4xf32>, tensor<1x2x2xf32>) -> tensor<1x2x7xf32>
    return %_pad_circular_1 : tensor<1x2x7xf32>
  }
}
