module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
    %histogram = stablehlo.constant dense<[-2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<5xf32>
    %histogram_0 = stablehlo.reshape %args_0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %histogram_1 = stablehlo.slice %histogram [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %histogram_2 = stablehlo.broadcast_in_dim %histogram_1, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %histogram_3 = stablehlo.slice %histogram [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %histogram_4 = stablehlo.broadcast_in_dim %histogram_3, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %histogram_5 = stablehlo.compare GE, %histogram_0, %histogram_2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %histogram_6 = stablehlo.compare LE, %histogram_0, %histogram_4, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %histogram_7 = stablehlo.and %histogram_5, %histogram_6 : tensor<6xi1>
    %histogram_8 = stablehlo.broadcast_in_dim %histogram, dims = [1] : (tensor<5xf32>) -> tensor<6x5xf32>
    %histogram_9 = stablehlo.broadcast_in_dim %histogram_0, dims = [0] : (tensor<6xf32>) -> tensor<6x5xf32>
    %histogram_10 = stablehlo.compare LE, %histogram_8, %histogram_9, FLOAT : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
    %histogram_11 = stablehlo.compare NE, %histogram_0, %histogram_0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %histogram_12 = stablehlo.broadcast_in_dim %histogram_11, dims = [0] : (tensor<6xi1>) -> tensor<6x5xi1>
    %histogram_13 = stablehlo.or %histogram_10, %histogram_12 : tensor<6x5xi1>
    %histogram_14 = stablehlo.convert %histogram_13 : (tensor<6x5xi1>) -> tensor<6x5xi32>
    %histogram_15 = stablehlo.constant dense<0> : tensor<i32>
    %histogram_16 = stablehlo.reduce(%histogram_14 init: %histogram_15) applies stablehlo.add across dimensions = [1] : (tensor<6x5xi32>, tensor<i32>) -> tensor<6xi32>
    %histogram_17 = stablehlo.constant dense<1> : tensor<6xi32>
    %histogram_18 = stablehlo.subtract %histogram_16, %histogram_17 : tensor<6xi32>
    %histogram_19 = stablehlo.constant dense<3> : tensor<6xi32>
    %histogram_20 = stablehlo.minimum %histogram_18, %histogram_19 : tensor<6xi32>
    %histogram_21 = stablehlo.constant dense<4> : tensor<6xi32>
    %histogram_22 = stablehlo.select %histogram_7, %histogram_20, %histogram_21 : tensor<6xi1>, tensor<6xi32>
    %histogram_23 = stablehlo.constant dense<1.000000e+00> : tensor<6xf32>
    %histogram_24 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %histogram_25 = "stablehlo.scatter"(%histogram_24, %histogram_22, %histogram_23) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%histogram_26: tensor<f32>, %histogram_27: tensor<f32>):
      %histogram_28 = stablehlo.add %histogram_26, %histogram_27 : tensor<f32>
      stablehlo.return %histogram_28 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<4xf32>
    return %histogram_25, %histogram : tensor<4xf32>, tensor<5xf32>
  }
}
