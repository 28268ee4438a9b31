module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf64> {
    %_to_copy = stablehlo.convert %args_0 : (tensor<2x3xf32>) -> tensor<2x3xf64>
    return %_to_copy : tensor<2x3xf64>
  }
}
