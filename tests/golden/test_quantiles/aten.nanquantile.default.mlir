module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2xf32>) -> tensor<2x2xf32> {
    %nanquantile = "stablehlo.sort"(%args_0) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%nanquantile_30: tensor<f32>, %nanquantile_31: tensor<f32>):
      %nanquantile_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %nanquantile_33 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %nanquantile_34 = stablehlo.compare NE, %nanquantile_30, %nanquantile_30, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanquantile_35 = stablehlo.compare EQ, %nanquantile_30, %nanquantile_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanquantile_36 = stablehlo.select %nanquantile_35, %nanquantile_32, %nanquantile_30 : tensor<i1>, tensor<f32>
      %nanquantile_37 = stablehlo.select %nanquantile_34, %nanquantile_33, %nanquantile_36 : tensor<i1>, tensor<f32>
      %nanquantile_38 = stablehlo.compare NE, %nanquantile_31, %nanquantile_31, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanquantile_39 = stablehlo.compare EQ, %nanquantile_31, %nanquantile_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nanquantile_40 = stablehlo.select %nanquantile_39, %nanquantile_32, %nanquantile_31 : tensor<i1>, tensor<f32>
      %nanquantile_41 = stablehlo.select %nanquantile_38, %nanquantile_33, %nanquantile_40 : tensor<i1>, tensor<f32>
      %nanquantile_42 = stablehlo.compare LT, %nanquantile_37, %nanquantile_41, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %nanquantile_42 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %nanquantile_0 = stablehlo.compare EQ, %nanquantile, %nanquantile, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %nanquantile_1 = stablehlo.convert %nanquantile_0 : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %nanquantile_2 = stablehlo.constant dense<0> : tensor<i32>
    %nanquantile_3 = stablehlo.reduce(%nanquantile_1 init: %nanquantile_2) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %nanquantile_4 = stablehlo.convert %nanquantile_3 : (tensor<2xi32>) -> tensor<2xf32>
    %nanquantile_5 = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %nanquantile_6 = stablehlo.subtract %nanquantile_4, %nanquantile_5 : tensor<2xf32>
    %nanquantile_7 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %nanquantile_8 = stablehlo.maximum %nanquantile_6, %nanquantile_7 : tensor<2xf32>
    %nanquantile_9 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %nanquantile_10 = stablehlo.broadcast_in_dim %nanquantile_8, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %nanquantile_11 = stablehlo.multiply %nanquantile_9, %nanquantile_10 : tensor<2x2xf32>
    %nanquantile_12 = stablehlo.floor %nanquantile_11 : tensor<2x2xf32>
    %nanquantile_13 = stablehlo.convert %nanquantile_12 : (tensor<2x2xf32>) -> tensor<2x2xi64>
    %nanquantile_14 = stablehlo.subtract %nanquantile_11, %nanquantile_12 : tensor<2x2xf32>
    %nanquantile_15 = stablehlo.ceil %nanquantile_11 : tensor<2x2xf32>
    %nanquantile_16 = stablehlo.convert %nanquantile_15 : (tensor<2x2xf32>) -> tensor<2x2xi64>
    %nanquantile_17 = "stablehlo.gather"(%nanquantile, %nanquantile_13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
    %nanquantile_18 = "stablehlo.gather"(%nanquantile, %nanquantile_16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
    %nanquantile_19 = stablehlo.subtract %nanquantile_18, %nanquantile_17 : tensor<2x2xf32>
    %nanquantile_20 = stablehlo.multiply %nanquantile_14, %nanquantile_19 : tensor<2x2xf32>
    %nanquantile_21 = stablehlo.add %nanquantile_17, %nanquantile_20 : tensor<2x2xf32>
    %nanquantile_22 = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf32>
    %nanquantile_23 = stablehlo.subtract %nanquantile_22, %nanquantile_14 : tensor<2x2xf32>
    %nanquantile_24 = stablehlo.multiply %nanquantile_19, %nanquantile_23 : tensor<2x2xf32>
    %nanquantile_25 = stablehlo.subtract %nanquantile_18, %nanquantile_24 : tensor<2x2xf32>
    %nanquantile_26 = stablehlo.constant dense<5.000000e-01> : tensor<2x2xf32>
    %nanquantile_27 = stablehlo.compare LT, %nanquantile_14, %nanquantile_26, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %nanquantile_28 = stablehlo.select %nanquantile_27, %nanquantile_21, %nanquantile_25 : tensor<2x2xi1>, tensor<2x2xf32>
    %nanquantile_29 = stablehlo.transpose %nanquantile_28, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %nanquantile_29 : tensor<2x2xf32>
  }
}
