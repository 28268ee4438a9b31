module @main {
  func.func @main(%args_0: tensor<4x2xf32>, %args_1: tensor<3xf32>, %args_2: tensor<2xf32>) -> tensor<2x1xf32> {
    %_histogramdd_from_bin_tensors = stablehlo.slice %args_0 [0:4, 0:1] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %_histogramdd_from_bin_tensors_0 = stablehlo.reshape %_histogramdd_from_bin_tensors : (tensor<4x1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_tensors_1 = stablehlo.slice %args_0 [0:4, 1:2] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %_histogramdd_from_bin_tensors_2 = stablehlo.reshape %_histogramdd_from_bin_tensors_1 : (tensor<4x1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_tensors_3 = stablehlo.slice %args_1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %_histogramdd_from_bin_tensors_4 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_tensors_3, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_tensors_5 = stablehlo.slice %args_1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %_histogramdd_from_bin_tensors_6 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_tensors_5, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_tensors_7 = stablehlo.compare GE, %_histogramdd_from_bin_tensors_0, %_histogramdd_from_bin_tensors_4, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_tensors_8 = stablehlo.compare LE, %_histogramdd_from_bin_tensors_0, %_histogramdd_from_bin_tensors_6, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_tensors_9 = stablehlo.and %_histogramdd_from_bin_tensors_7, %_histogramdd_from_bin_tensors_8 : tensor<4xi1>
    %_histogramdd_from_bin_tensors_10 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %_histogramdd_from_bin_tensors_11 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_tensors_0, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %_histogramdd_from_bin_tensors_12 = stablehlo.compare LE, %_histogramdd_from_bin_tensors_10, %_histogramdd_from_bin_tensors_11, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %_histogramdd_from_bin_tensors_13 = stablehlo.compare NE, %_histogramdd_from_bin_tensors_0, %_histogramdd_from_bin_tensors_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_tensors_14 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_tensors_13, dims = [0] : (tensor<4xi1>) -> tensor<4x3xi1>
    %_histogramdd_from_bin_tensors_15 = stablehlo.or %_histogramdd_from_bin_tensors_12, %_histogramdd_from_bin_tensors_14 : tensor<4x3xi1>
    %_histogramdd_from_bin_tensors_16 = stablehlo.convert %_histogramdd_from_bin_tensors_15 : (tensor<4x3xi1>) -> tensor<4x3xi32>
    %_histogramdd_from_bin_tensors_17 = stablehlo.constant dense<0> : tensor<i32>
    %_histogramdd_from_bin_tensors_18 = stablehlo.reduce(%_histogramdd_from_bin_tensors_16 init: %_histogramdd_from_bin_tensors_17) applies stablehlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
    %_histogramdd_from_bin_tensors_19 = stablehlo.constant dense<1> : tensor<4xi32>
    %_histogramdd_from_bin_tensors_20 = stablehlo.subtract %_histogramdd_from_bin_tensors_18, %_histogramdd_from_bin_tensors_19 : tensor<4xi32>
    %_histogramdd_from_bin_tensors_21 = stablehlo.minimum %_histogramdd_from_bin_tensors_20, %_histogramdd_from_bin_tensors_19 : tensor<4xi32>
    %_histogramdd_from_bin_tensors_22 = stablehlo.slice %args_2 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %_histogramdd_from_bin_tensors_23 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_tensors_22, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_tensors_24 = stablehlo.slice %args_2 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %_histogramdd_from_bin_tensors_25 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_tensors_24, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %_histogramdd_from_bin_tensors_26 = stablehlo.compare GE, %_histogramdd_from_bin_tensors_2, %_histogramdd_from_bin_tensors_23, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_tensors_27 = stablehlo.compare LE, %_histogramdd_from_bin_tensors_2, %_histogramdd_from_bin_tensors_25, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_tensors_28 = stablehlo.and %_histogramdd_from_bin_tensors_26, %_histogramdd_from_bin_tensors_27 : tensor<4xi1>
    %_histogramdd_from_bin_tensors_29 = stablehlo.broadcast_in_dim %args_2, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
    %_histogramdd_from_bin_tensors_30 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_tensors_2, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
    %_histogramdd_from_bin_tensors_31 = stablehlo.compare LE, %_histogramdd_from_bin_tensors_29, %_histogramdd_from_bin_tensors_30, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %_histogramdd_from_bin_tensors_32 = stablehlo.compare NE, %_histogramdd_from_bin_tensors_2, %_histogramdd_from_bin_tensors_2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %_histogramdd_from_bin_tensors_33 = stablehlo.broadcast_in_dim %_histogramdd_from_bin_tensors_32, dims = [0] : (tensor<4xi1>) -> tensor<4x2xi1>
    %_histogramdd_from_bin_tensors_34 = stablehlo.or %_histogramdd_from_bin_tensors_31, %_histogramdd_from_bin_tensors_33 : tensor<4x2xi1>
    %_histogramdd_from_bin_tensors_35 = stablehlo.convert %_histogramdd_from_bin_tensors_34 : (tensor<4x2xi1>) -> tensor<4x2xi32>
    %_histogramdd_from_bin_tensors_36 = stablehlo.reduce(%_histogramdd_from_bin_tensors_35 init: %_histogramdd_from_bin_tensors_17) applies stablehlo.add across dimensions = [1] : (tensor<4x2xi32>, tensor<i32>) -> tensor<4xi32>
    %_histogramdd_from_bin_tensors_37 = stablehlo.subtract %_histogramdd_from_bin_tensors_36, %_histogramdd_from_bin_tensors_19 : tensor<4xi32>
    %_histogramdd_from_bin_tensors_38 = stablehlo.constant dense<0> : tensor<4xi32>
    %_histogramdd_from_bin_tensors_39 = stablehlo.minimum %_histogramdd_from_bin_tensors_37, %_histogramdd_from_bin_tensors_38 : tensor<4xi32>
    %_histogramdd_from_bin_tensors_40 = stablehlo.multiply %_histogramdd_from_bin_tensors_21, %_histogramdd_from_bin_tensors_19 : tensor<4xi32>
    %_histogramdd_from_bin_tensors_41 = stablehlo.add %_histogramdd_from_bin_tensors_40, %_histogramdd_from_bin_tensors_39 : tensor<4xi32>
    %_histogramdd_from_bin_tensors_42 = stablehlo.and %_histogramdd_from_bin_tensors_9, %_histogramdd_from_bin_tensors_28 : tensor<4xi1>
    %_histogramdd_from_bin_tensors_43 = stablehlo.constant dense<2> : tensor<4xi32>
    %_histogramdd_from_bin_tensors_44 = stablehlo.select %_histogramdd_from_bin_tensors_42, %_histogramdd_from_bin_tensors_41, %_histogramdd_from_bin_tensors_43 : tensor<4xi1>, tensor<4xi32>
    %_histogramdd_from_bin_tensors_45 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %_histogramdd_from_bin_tensors_46 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %_histogramdd_from_bin_tensors_47 = "stablehlo.scatter"(%_histogramdd_from_bin_tensors_46, %_histogramdd_from_bin_tensors_44, %_histogramdd_from_bin_tensors_45) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%_histogramdd_from_bin_tensors_49: tensor<f32>, %_histogramdd_from_bin_tensors_50: tensor<f32>):
      %_histogramdd_from_bin_tensors_51 = stablehlo.add %_histogramdd_from_bin_tensors_49, %_histogramdd_from_bin_tensors_50 : tensor<f32>
      stablehlo.return %_histogramdd_from_bin_tensors_51 : tensor<f32>
    }) : (tensor<2xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<2xf32>
    %_histogramdd_from_bin_tensors_48 = stablehlo.reshape %_histogramdd_from_bin_tensors_47 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %_histogramdd_from_bin_tensors_48 : tensor<2x1xf32>
  }
}
