module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %rad2deg = stablehlo.constant dense<57.2957802> : tensor<2x3xf32>
    %rad2deg_0 = stablehlo.multiply %args_0, %rad2deg : tensor<2x3xf32>
    return %rad2deg_0 : tensor<2x3xf32>
  }
}
