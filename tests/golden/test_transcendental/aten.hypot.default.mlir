module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %hypot = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %hypot_0 = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %hypot_1 = stablehlo.abs %args_0 : tensor<2x3xf32>
    %hypot_2 = stablehlo.compare EQ, %hypot_1, %hypot_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %hypot_3 = stablehlo.abs %hypot : tensor<2x3xf32>
    %hypot_4 = stablehlo.compare EQ, %hypot_3, %hypot_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %hypot_5 = stablehlo.or %hypot_2, %hypot_4 : tensor<2x3xi1>
    %hypot_6 = stablehlo.complex %args_0, %hypot : tensor<2x3xcomplex<f32>>
    %hypot_7 = stablehlo.abs %hypot_6 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %hypot_8 = stablehlo.select %hypot_5, %hypot_0, %hypot_7 : tensor<2x3xi1>, tensor<2x3xf32>
    return %hypot_8 : tensor<2x3xf32>
  }
}
