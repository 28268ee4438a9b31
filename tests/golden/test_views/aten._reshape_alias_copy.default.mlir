module @main {
  func.func @main(%args_0: tensor<2x6xf32>) -> tensor<3x4xf32> {
    %_reshape_alias_copy = stablehlo.reshape %args_0 : (tensor<2x6xf32>) -> tensor<3x4xf32>
    return %_reshape_alias_copy : tensor<3x4xf32>
  }
}
