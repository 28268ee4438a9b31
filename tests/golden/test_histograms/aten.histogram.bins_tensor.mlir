module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
    %histogram = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %histogram_0 = stablehlo.slice %args_1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %histogram_1 = stablehlo.broadcast_in_dim %histogram_0, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %histogram_2 = stablehlo.slice %args_1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %histogram_3 = stablehlo.broadcast_in_dim %histogram_2, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %histogram_4 = stablehlo.compare GE, %histogram, %histogram_1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %histogram_5 = stablehlo.compare LE, %histogram, %histogram_3, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %histogram_6 = stablehlo.and %histogram_4, %histogram_5 : tensor<6xi1>
    %histogram_7 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<6x3xf32>
    %histogram_8 = stablehlo.broadcast_in_dim %histogram, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %histogram_9 = stablehlo.compare LE, %histogram_7, %histogram_8, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %histogram_10 = stablehlo.compare NE, %histogram, %histogram, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %histogram_11 = stablehlo.broadcast_in_dim %histogram_10, dims = [0] : (tensor<6xi1>) -> tensor<6x3xi1>
    %histogram_12 = stablehlo.or %histogram_9, %histogram_11 : tensor<6x3xi1>
    %histogram_13 = stablehlo.convert %histogram_12 : (tensor<6x3xi1>) -> tensor<6x3xi32>
    %histogram_14 = stablehlo.constant dense<0> : tensor<i32>
    %histogram_15 = stablehlo.reduce(%histogram_13 init: %histogram_14) applies stablehlo.add across dimensions = [1] : (tensor<6x3xi32>, tensor<i32>) -> tensor<6xi32>
    %histogram_16 = stablehlo.constant dense<1> : tensor<6xi32>
    %histogram_17 = stablehlo.subtract %histogram_15, %histogram_16 : tensor<6xi32>
    %histogram_18 = stablehlo.minimum %histogram_17, %histogram_16 : tensor<6xi32>
    %histogram_19 = stablehlo.constant dense<2> : tensor<6xi32>
    %histogram_20 = stablehlo.select %histogram_6, %histogram_18, %histogram_19 : tensor<6xi1>, tensor<6xi32>
    %histogram_21 = stablehlo.constant dense<1.000000e+00> : tensor<6xf32>
    %histogram_22 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %histogram_23 = "stablehlo.scatter"(%histogram_22, %histogram_20, %histogram_21) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%histogram_24: tensor<f32>, %histogram_25: tensor<f32>):
      %histogram_26 = stablehlo.add %histogram_24, %histogram_25 : tensor<f32>
      stablehlo.return %histogram_26 : tensor<f32>
    }) : (tensor<2xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<2xf32>
    return %histogram_23, %args_1 : tensor<2xf32>, tensor<3xf32>
  }
}
