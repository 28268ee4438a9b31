module @main {
  func.func @main(%args_0: tensor<2x3xi16>, %args_1: tensor<3xi16>) -> tensor<2x3xi16> {
    %gcd = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xi16>) -> tensor<2x3xi16>
    %gcd_0 = stablehlo.abs %args_0 : tensor<2x3xi16>
    %gcd_1 = stablehlo.abs %gcd : tensor<2x3xi16>
    %gcd_2:2 = stablehlo.while(%gcd_3 = %gcd_0, %gcd_4 = %gcd_1) : tensor<2x3xi16>, tensor<2x3xi16>
    cond {
      %gcd_5 = stablehlo.constant dense<false> : tensor<i1>
      %gcd_6 = stablehlo.constant dense<0> : tensor<2x3xi16>
      %gcd_7 = stablehlo.compare NE, %gcd_3, %gcd_6, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
      %gcd_8 = stablehlo.reduce(%gcd_7 init: %gcd_5) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %gcd_8 : tensor<i1>
    } do {
      %gcd_5 = stablehlo.constant dense<0> : tensor<2x3xi16>
      %gcd_6 = stablehlo.compare NE, %gcd_3, %gcd_5, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
      %gcd_7 = stablehlo.constant dense<1> : tensor<2x3xi16>
      %gcd_8 = stablehlo.select %gcd_6, %gcd_3, %gcd_7 : tensor<2x3xi1>, tensor<2x3xi16>
      %gcd_9 = stablehlo.remainder %gcd_4, %gcd_8 : tensor<2x3xi16>
      %gcd_10 = stablehlo.select %gcd_6, %gcd_9, %gcd_3 : tensor<2x3xi1>, tensor<2x3xi16>
      %gcd_11 = stablehlo.select %gcd_6, %gcd_3, %gcd_4 : tensor<2x3xi1>, tensor<2x3xi16>
      stablehlo.return %gcd_10, %gcd_11 : tensor<2x3xi16>, tensor<2x3xi16>
    }
    return %gcd_2#1 : tensor<2x3xi16>
  }
}
