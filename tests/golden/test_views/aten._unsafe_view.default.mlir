module @main {
  func.func @main(%args_0: tensor<2x6xf32>) -> tensor<3x4xf32> {
    %_unsafe_view = stablehlo.reshape %args_0 : (tensor<2x6xf32>) -> tensor<3x4xf32>
    return %_unsafe_view : tensor<3x4xf32>
  }
}
