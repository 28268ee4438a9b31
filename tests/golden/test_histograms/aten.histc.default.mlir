module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<4xf32> {
    %histc = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %histc_0 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %histc_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %histc_2 = stablehlo.broadcast_in_dim %histc_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %histc_3 = stablehlo.broadcast_in_dim %histc_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %histc_4 = stablehlo.compare GE, %histc, %histc_2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %histc_5 = stablehlo.compare LE, %histc, %histc_3, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %histc_6 = stablehlo.and %histc_4, %histc_5 : tensor<6xi1>
    %histc_7 = stablehlo.subtract %histc, %histc_2 : tensor<6xf32>
    %histc_8 = stablehlo.constant dense<4.000000e+00> : tensor<6xf32>
    %histc_9 = stablehlo.multiply %histc_7, %histc_8 : tensor<6xf32>
    %histc_10 = stablehlo.subtract %histc_3, %histc_2 : tensor<6xf32>
    %histc_11 = stablehlo.divide %histc_9, %histc_10 : tensor<6xf32>
    %histc_12 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %histc_13 = stablehlo.select %histc_6, %histc_11, %histc_12 : tensor<6xi1>, tensor<6xf32>
    %histc_14 = stablehlo.convert %histc_13 : (tensor<6xf32>) -> tensor<6xi32>
    %histc_15 = stablehlo.constant dense<3> : tensor<6xi32>
    %histc_16 = stablehlo.minimum %histc_14, %histc_15 : tensor<6xi32>
    %histc_17 = stablehlo.constant dense<4> : tensor<6xi32>
    %histc_18 = stablehlo.select %histc_6, %histc_16, %histc_17 : tensor<6xi1>, tensor<6xi32>
    %histc_19 = stablehlo.constant dense<1.000000e+00> : tensor<6xf32>
    %histc_20 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %histc_21 = "stablehlo.scatter"(%histc_20, %histc_18, %histc_19) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%histc_22: tensor<f32>, %histc_23: tensor<f32>):
      %histc_24 = stablehlo.add %histc_22, %histc_23 : tensor<f32>
      stablehlo.return %histc_24 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<4xf32>
    return %histc_21 : tensor<4xf32>
  }
}
