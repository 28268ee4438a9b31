module @main {
  func.func @main(%args_0: tensor<2x8xf32>) -> tensor<2x8xi32> {
    %view = stablehlo.bitcast_convert %args_0 : (tensor<2x8xf32>) -> tensor<2x8xi32>
    return %view : tensor<2x8xi32>
  }
}
