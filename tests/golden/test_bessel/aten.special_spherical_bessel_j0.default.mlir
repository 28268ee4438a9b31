module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_spherical_bessel_j0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %special_spherical_bessel_j0_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %special_spherical_bessel_j0_1 = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %special_spherical_bessel_j0_2 = stablehlo.compare EQ, %args_0, %special_spherical_bessel_j0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %special_spherical_bessel_j0_3 = stablehlo.sine %args_0 : tensor<2x3xf32>
    %special_spherical_bessel_j0_4 = stablehlo.divide %special_spherical_bessel_j0_3, %args_0 : tensor<2x3xf32>
    %special_spherical_bessel_j0_5 = stablehlo.select %special_spherical_bessel_j0_2, %special_spherical_bessel_j0_0, %special_spherical_bessel_j0_4 : tensor<2x3xi1>, tensor<2x3xf32>
    %special_spherical_bessel_j0_6 = stablehlo.abs %args_0 : tensor<2x3xf32>
    %special_spherical_bessel_j0_7 = stablehlo.compare EQ, %special_spherical_bessel_j0_6, %special_spherical_bessel_j0_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %special_spherical_bessel_j0_8 = stablehlo.select %special_spherical_bessel_j0_7, %special_spherical_bessel_j0, %special_spherical_bessel_j0_5 : tensor<2x3xi1>, tensor<2x3xf32>
    return %special_spherical_bessel_j0_8 : tensor<2x3xf32>
  }
}
