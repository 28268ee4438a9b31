module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %nanquantile = stablehlo.constant dense<3.000000e-01> : tensor<1xf32>
    %nanquantile_0 = stablehlo.compare EQ, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %nanquantile_1 = stablehlo.convert %nanquantile_0 : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %nanquantile_2 = stablehlo.constant dense<0> : tensor<i32>
    %nanquantile_3 = stablehlo.reduce(%nanquantile_1 init: %nanquantile_2) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %nanquantile_4 = stablehlo.convert %nanquantile_3 : (tensor<2xi32>) -> tensor<2xf32>
    %nanquantile_5 = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %nanquantile_6 = stablehlo.subtract %nanquantile_4, %nanquantile_5 : tensor<2xf32>
    %nanquantile_7 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %nanquantile_8 = stablehlo.maximum %nanquantile_6, %nanquantile_7 : tensor<2xf32>
    %nanquantile_9 = stablehlo.broadcast_in_dim %nanquantile, dims = [1] : (tensor<1xf32>) -> tensor<2x1xf32>
    %nanquantile_10 = stablehlo.broadcast_in_dim %nanquantile_8, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %nanquantile_11 = stablehlo.multiply %nanquantile_9, %nanquantile_10 : tensor<2x1xf32>
    %nanquantile_12 = stablehlo.floor %nanquantile_11 : tensor<2x1xf32>
    %nanquantile_13 = stablehlo.convert %nanquantile_12 : (tensor<2x1xf32>) -> tensor<2x1xi64>
    %nanquantile_14 = stablehlo.ceil %nanquantile_11 : tensor<2x1xf32>
    %nanquantile_15 = stablehlo.convert %nanquantile_14 : (tensor<2x1xf32>) -> tensor<2x1xi64>
    %nanquantile_16 = stablehlo.subtract %nanquantile_11, %nanquantile_12 : tensor<2x1xf32>
    %nanquantile_17 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %nanquantile_18 = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %nanquantile_19 = stablehlo.select %nanquantile_17, %nanquantile_18, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    %nanquantile_20 = "stablehlo.sort"(%nanquantile_19) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%nanquantile_38: tensor<f32>, %nanquantile_39: tensor<f32>):
      %nanquantile_40 = stablehlo.compare LT, %nanquantile_38, %nanquantile_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %nanquantile_40 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %nanquantile_21 = "stablehlo.gather"(%nanquantile_20, %nanquantile_13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %nanquantile_22 = "stablehlo.gather"(%nanquantile_20, %nanquantile_15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %nanquantile_23 = stablehlo.subtract %nanquantile_22, %nanquantile_21 : tensor<2x1xf32>
    %nanquantile_24 = stablehlo.multiply %nanquantile_16, %nanquantile_23 : tensor<2x1xf32>
    %nanquantile_25 = stablehlo.add %nanquantile_21, %nanquantile_24 : tensor<2x1xf32>
    %nanquantile_26 = stablehlo.constant dense<1.000000e+00> : tensor<2x1xf32>
    %nanquantile_27 = stablehlo.subtract %nanquantile_26, %nanquantile_16 : tensor<2x1xf32>
    %nanquantile_28 = stablehlo.multiply %nanquantile_27, %nanquantile_23 : tensor<2x1xf32>
    %nanquantile_29 = stablehlo.subtract %nanquantile_22, %nanquantile_28 : tensor<2x1xf32>
    %nanquantile_30 = stablehlo.constant dense<5.000000e-01> : tensor<2x1xf32>
    %nanquantile_31 = stablehlo.compare LT, %nanquantile_16, %nanquantile_30, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %nanquantile_32 = stablehlo.select %nanquantile_31, %nanquantile_25, %nanquantile_29 : tensor<2x1xi1>, tensor<2x1xf32>
    %nanquantile_33 = stablehlo.compare EQ, %nanquantile_4, %nanquantile_7, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %nanquantile_34 = stablehlo.broadcast_in_dim %nanquantile_33, dims = [0] : (tensor<2xi1>) -> tensor<2x1xi1>
    %nanquantile_35 = stablehlo.constant dense<0x7FC00000> : tensor<2x1xf32>
    %nanquantile_36 = stablehlo.select %nanquantile_34, %nanquantile_35, %nanquantile_32 : tensor<2x1xi1>, tensor<2x1xf32>
    %nanquantile_37 = stablehlo.reshape %nanquantile_36 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %nanquantile_37 : tensor<2xf32>
  }
}
