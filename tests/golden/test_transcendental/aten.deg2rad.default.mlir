module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %deg2rad = stablehlo.constant dense<0.0174532924> : tensor<2x3xf32>
    %deg2rad_0 = stablehlo.multiply %args_0, %deg2rad : tensor<2x3xf32>
    return %deg2rad_0 : tensor<2x3xf32>
  }
}
