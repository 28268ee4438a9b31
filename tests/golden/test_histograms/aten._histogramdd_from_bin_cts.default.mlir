module @main {
  func.func @main(%args_0: tensor<4x2xf32>) -> tensor<2x3xf32> {
    %_histogramdd_from_bin_cts = stablehlo.slice %args_0 [0:4, 0:1] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %_histogramdd_from_bin_cts_0 = stablehlo.reshape %_histogramdd_from_bin_cts : (tensor<4x1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_cts_1 = stablehlo.slice %args_0 [0:4, 1:2] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %_histogramdd_from_bin_cts_2 = stablehlo.reshape %_histogramdd_from_bin_cts_1 : (tensor<4x1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_cts_3 = stablehlo.constant dense<[-1.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<3xf32>
    %_histogramdd_from_bin_cts_4 = stablehlo.constant dense<[0.000000e+00, 0.666666686, 1.33333325, 2.000000e+00]> : tensor<4xf32>
    %_histogramdd_from_bin_cts_5 = stablehlo.slice %_histogramdd_from_bin_cts_3 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %_histogramdd_from_bin_cts_6 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_5, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_cts_7 = stablehlo.slice %_histogramdd_from_bin_cts_3 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %_histogramdd_from_bin_cts_8 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_7, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_cts_9 = stablehlo.compare GE, %_histogramdd_from_bin_cts_0, %_histogramdd_from_bin_cts_6, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_cts_10 = stablehlo.compare LE, %_histogramdd_from_bin_cts_0, %_histogramdd_from_bin_cts_8, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_cts_11 = stablehlo.and %_histogramdd_from_bin_cts_9, %_histogramdd_from_bin_cts_10 : tensor<4xi1>
    %_histogramdd_from_bin_cts_12 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_3, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %_histogramdd_from_bin_cts_13 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_0, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %_histogramdd_from_bin_cts_14 = stablehlo.compare LE, %_histogramdd_from_bin_cts_12, %_histogramdd_from_bin_cts_13, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %_histogramdd_from_bin_cts_15 = stablehlo.compare NE, %_histogramdd_from_bin_cts_0, %_histogramdd_from_bin_cts_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_cts_16 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_15, dims = [0] : (tensor<4xi1>) -> tensor<4x3xi1>
    %_histogramdd_from_bin_cts_17 = stablehlo.or %_histogramdd_from_bin_cts_14, %_histogramdd_from_bin_cts_16 : tensor<4x3xi1>
    %_histogramdd_from_bin_cts_18 = stablehlo.convert %_histogramdd_from_bin_cts_17 : (tensor<4x3xi1>) -> tensor<4x3xi32>
    %_histogramdd_from_bin_cts_19 = stablehlo.constant dense<0> : tensor<i32>
    %_histogramdd_from_bin_cts_20 = stablehlo.reduce(%_histogramdd_from_bin_cts_18 init: %_histogramdd_from_bin_cts_19) applies stablehlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
    %_histogramdd_from_bin_cts_21 = stablehlo.constant dense<1> : tensor<4xi32>
    %_histogramdd_from_bin_cts_22 = stablehlo.subtract %_histogramdd_from_bin_cts_20, %_histogramdd_from_bin_cts_21 : tensor<4xi32>
    %_histogramdd_from_bin_cts_23 = stablehlo.minimum %_histogramdd_from_bin_cts_22, %_histogramdd_from_bin_cts_21 : tensor<4xi32>
    %_histogramdd_from_bin_cts_24 = stablehlo.slice %_histogramdd_from_bin_cts_4 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %_histogramdd_from_bin_cts_25 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_24, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_cts_26 = stablehlo.slice %_histogramdd_from_bin_cts_4 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %_histogramdd_from_bin_cts_27 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_26, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_cts_28 = stablehlo.compare GE, %_histogramdd_from_bin_cts_2, %_histogramdd_from_bin_cts_25, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_cts_29 = stablehlo.compare LE, %_histogramdd_from_bin_cts_2, %_histogramdd_from_bin_cts_27, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_cts_30 = stablehlo.and %_histogramdd_from_bin_cts_28, %_histogramdd_from_bin_cts_29 : tensor<4xi1>
    %_histogramdd_from_bin_cts_31 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_4, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
    %_histogramdd_from_bin_cts_32 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_2, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %_histogramdd_from_bin_cts_33 = stablehlo.compare LE, %_histogramdd_from_bin_cts_31, %_histogramdd_from_bin_cts_32, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %_histogramdd_from_bin_cts_34 = stablehlo.compare NE, %_histogramdd_from_bin_cts_2, %_histogramdd_from_bin_cts_2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_cts_35 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_cts_34, dims = [0] : (tensor<4xi1>) -> tensor<4x4xi1>
    %_histogramdd_from_bin_cts_36 = stablehlo.or %_histogramdd_from_bin_cts_33, %_histogramdd_from_bin_cts_35 : tensor<4x4xi1>
    %_histogramdd_from_bin_cts_37 = stablehlo.convert %_histogramdd_from_bin_cts_36 : (tensor<4x4xi1>) -> tensor<4x4xi32>
    %_histogramdd_from_bin_cts_38 = stablehlo.reduce(%_histogramdd_from_bin_cts_37 init: %_histogramdd_from_bin_cts_19) applies stablehlo.add across dimensions = [1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
    %_histogramdd_from_bin_cts_39 = stablehlo.subtract %_histogramdd_from_bin_cts_38, %_histogramdd_from_bin_cts_21 : tensor<4xi32>
    %_histogramdd_from_bin_cts_40 = stablehlo.constant dense<2> : tensor<4xi32>
    %_histogramdd_from_bin_cts_41 = stablehlo.minimum %_histogramdd_from_bin_cts_39, %_histogramdd_from_bin_cts_40 : tensor<4xi32>
    %_histogramdd_from_bin_cts_42 = stablehlo.constant dense<3> : tensor<4xi32>
    %_histogramdd_from_bin_cts_43 = stablehlo.multiply %_histogramdd_from_bin_cts_23, %_histogramdd_from_bin_cts_42 : tensor<4xi32>
    %_histogramdd_from_bin_cts_44 = stablehlo.add %_histogramdd_from_bin_cts_43, %_histogramdd_from_bin_cts_41 : tensor<4xi32>
    %_histogramdd_from_bin_cts_45 = stablehlo.and %_histogramdd_from_bin_cts_11, %_histogramdd_from_bin_cts_30 : tensor<4xi1>
    %_histogramdd_from_bin_cts_46 = stablehlo.constant dense<6> : tensor<4xi32>
    %_histogramdd_from_bin_cts_47 = stablehlo.select %_histogramdd_from_bin_cts_45, %_histogramdd_from_bin_cts_44, %_histogramdd_from_bin_cts_46 : tensor<4xi1>, tensor<4xi32>
    %_histogramdd_from_bin_cts_48 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %_histogramdd_from_bin_cts_49 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %_histogramdd_from_bin_cts_50 = "stablehlo.scatter"(%_histogramdd_from_bin_cts_49, %_histogramdd_from_bin_cts_47, %_histogramdd_from_bin_cts_48) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%_histogramdd_from_bin_cts_52: tensor<f32>, %_histogramdd_from_bin_cts_53: tensor<f32>):
      %_histogramdd_from_bin_cts_54 = stablehlo.add %_histogramdd_from_bin_cts_52, %_histogramdd_from_bin_cts_53 : tensor<f32>
      stablehlo.return %_histogramdd_from_bin_cts_54 : tensor<f32>
    }) : (tensor<6xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<6xf32>
    %_histogramdd_from_bin_cts_51 = stablehlo.reshape %_histogramdd_from_bin_cts_50 : (tensor<6xf32>) -> tensor<2x3xf32>
    return %_histogramdd_from_bin_cts_51 : tensor<2x3xf32>
  }
}
