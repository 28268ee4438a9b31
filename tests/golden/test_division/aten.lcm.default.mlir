module @main {
  func.func @main(%args_0: tensor<2x3xi16>, %args_1: tensor<3xi16>) -> tensor<2x3xi16> {
    %lcm = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xi16>) -> tensor<2x3xi16>
    %lcm_0 = stablehlo.abs %args_0 : tensor<2x3xi16>
    %lcm_1 = stablehlo.abs %lcm : tensor<2x3xi16>
    %lcm_2:2 = stablehlo.while(%lcm_10 = %lcm_0, %lcm_11 = %lcm_1) : tensor<2x3xi16>, tensor<2x3xi16>
    cond {
      %lcm_12 = stablehlo.constant dense<false> : tensor<i1>
      %lcm_13 = stablehlo.constant dense<0> : tensor<2x3xi16>
      %lcm_14 = stablehlo.compare NE, %lcm_10, %lcm_13, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
      %lcm_15 = stablehlo.reduce(%lcm_14 init: %lcm_12) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %lcm_15 : tensor<i1>
    } do {
      %lcm_12 = stablehlo.constant dense<0> : tensor<2x3xi16>
      %lcm_13 = stablehlo.compare NE, %lcm_10, %lcm_12, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
      %lcm_14 = stablehlo.constant dense<1> : tensor<2x3xi16>
      %lcm_15 = stablehlo.select %lcm_13, %lcm_10, %lcm_14 : tensor<2x3xi1>, tensor<2x3xi16>
      %lcm_16 = stablehlo.remainder %lcm_11, %lcm_15 : tensor<2x3xi16>
      %lcm_17 = stablehlo.select %lcm_13, %lcm_16, %lcm_10 : tensor<2x3xi1>, tensor<2x3xi16>
      %lcm_18 = stablehlo.select %lcm_13, %lcm_10, %lcm_11 : tensor<2x3xi1>, tensor<2x3xi16>
      stablehlo.return %lcm_17, %lcm_18 : tensor<2x3xi16>, tensor<2x3xi16>
    }
    %lcm_3 = stablehlo.constant dense<0> : tensor<2x3xi16>
    %lcm_4 = stablehlo.compare NE, %lcm_2#1, %lcm_3, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %lcm_5 = stablehlo.constant dense<1> : tensor<2x3xi16>
    %lcm_6 = stablehlo.select %lcm_4, %lcm_2#1, %lcm_5 : tensor<2x3xi1>, tensor<2x3xi16>
    %lcm_7 = stablehlo.divide %args_0, %lcm_6 : tensor<2x3xi16>
    %lcm_8 = stablehlo.multiply %lcm_7, %lcm : tensor<2x3xi16>
    %lcm_9 = stablehlo.abs %lcm_8 : tensor<2x3xi16>
    return %lcm_9 : tensor<2x3xi16>
  }
}
