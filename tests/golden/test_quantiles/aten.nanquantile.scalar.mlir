module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %nanquantile = "stablehlo.sort"(%args_0) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%nanquantile_31: tensor<f32>, %nanquantile_32: tensor<f32>):
      %nanquantile_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %nanquantile_34 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %nanquantile_35 = stablehlo.compare NE, %nanquantile_31, %nanquantile_31, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanquantile_36 = stablehlo.compare EQ, %nanquantile_31, %nanquantile_33, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanquantile_37 = stablehlo.select %nanquantile_36, %nanquantile_33, %nanquantile_31 : tensor<i1>, tensor<f32>
      %nanquantile_38 = stablehlo.select %nanquantile_35, %nanquantile_34, %nanquantile_37 : tensor<i1>, tensor<f32>
      %nanquantile_39 = stablehlo.compare NE, %nanquantile_32, %nanquantile_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanquantile_40 = stablehlo.compare EQ, %nanquantile_32, %nanquantile_33, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanquantile_41 = stablehlo.select %nanquantile_40, %nanquantile_33, %nanquantile_32 : tensor<i1>, tensor<f32>
      %nanquantile_42 = stablehlo.select %nanquantile_39, %nanquantile_34, %nanquantile_41 : tensor<i1>, tensor<f32>
      %nanquantile_43 = stablehlo.compare LT, %nanquantile_38, %nanquantile_42, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %nanquantile_43 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %nanquantile_0 = stablehlo.constant dense<3.000000e-01> : tensor<1xf32>
    %nanquantile_1 = stablehlo.compare EQ, %nanquantile, %nanquantile, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %nanquantile_2 = stablehlo.convert %nanquantile_1 : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %nanquantile_3 = stablehlo.constant dense<0> : tensor<i32>
    %nanquantile_4 = stablehlo.reduce(%nanquantile_2 init: %nanquantile_3) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %nanquantile_5 = stablehlo.convert %nanquantile_4 : (tensor<2xi32>) -> tensor<2xf32>
    %nanquantile_6 = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %nanquantile_7 = stablehlo.subtract %nanquantile_5, %nanquantile_6 : tensor<2xf32>
    %nanquantile_8 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %nanquantile_9 = stablehlo.maximum %nanquantile_7, %nanquantile_8 : tensor<2xf32>
    %nanquantile_10 = stablehlo.broadcast_in_dim %nanquantile_0, dims = [1] : (tensor<1xf32>) -> tensor<2x1xf32>
    %nanquantile_11 = stablehlo.broadcast_in_dim %nanquantile_9, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %nanquantile_12 = stablehlo.multiply %nanquantile_10, %nanquantile_11 : tensor<2x1xf32>
    %nanquantile_13 = stablehlo.floor %nanquantile_12 : tensor<2x1xf32>
    %nanquantile_14 = stablehlo.convert %nanquantile_13 : (tensor<2x1xf32>) -> tensor<2x1xi64>
    %nanquantile_15 = stablehlo.subtract %nanquantile_12, %nanquantile_13 : tensor<2x1xf32>
    %nanquantile_16 = stablehlo.ceil %nanquantile_12 : tensor<2x1xf32>
    %nanquantile_17 = stablehlo.convert %nanquantile_16 : (tensor<2x1xf32>) -> tensor<2x1xi64>
    %nanquantile_18 = "stablehlo.gather"(%nanquantile, %nanquantile_14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %nanquantile_19 = "stablehlo.gather"(%nanquantile, %nanquantile_17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %nanquantile_20 = stablehlo.subtract %nanquantile_19, %nanquantile_18 : tensor<2x1xf32>
    %nanquantile_21 = stablehlo.multiply %nanquantile_15, %nanquantile_20 : tensor<2x1xf32>
    %nanquantile_22 = stablehlo.add %nanquantile_18, %nanquantile_21 : tensor<2x1xf32>
    %nanquantile_23 = stablehlo.constant dense<1.000000e+00> : tensor<2x1xf32>
    %nanquantile_24 = stablehlo.subtract %nanquantile_23, %nanquantile_15 : tensor<2x1xf32>
    %nanquantile_25 = stablehlo.multiply %nanquantile_20, %nanquantile_24 : tensor<2x1xf32>
    %nanquantile_26 = stablehlo.subtract %nanquantile_19, %nanquantile_25 : tensor<2x1xf32>
    %nanquantile_27 = stablehlo.constant dense<5.000000e-01> : tensor<2x1xf32>
    %nanquantile_28 = stablehlo.compare LT, %nanquantile_15, %nanquantile_27, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %nanquantile_29 = stablehlo.select %nanquantile_28, %nanquantile_22, %nanquantile_26 : tensor<2x1xi1>, tensor<2x1xf32>
    %nanquantile_30 = stablehlo.reshape %nanquantile_29 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %nanquantile_30 : tensor<2xf32>
  }
}
