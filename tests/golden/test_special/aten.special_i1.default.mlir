module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_i1 = stablehlo.abs %args_0 : tensor<2x3xf32>
    %special_i1_0 = stablehlo.exponential %special_i1 : tensor<2x3xf32>
    %special_i1_1 = chlo.bessel_i1e %args_0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %special_i1_2 = stablehlo.multiply %special_i1_0, %special_i1_1 : tensor<2x3xf32>
    return %special_i1_2 : tensor<2x3xf32>
  }
}
