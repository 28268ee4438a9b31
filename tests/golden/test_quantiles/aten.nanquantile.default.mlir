module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2xf32>) -> tensor<2x2xf32> {
    %nanquantile = stablehlo.compare EQ, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %nanquantile_0 = stablehlo.convert %nanquantile : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %nanquantile_1 = stablehlo.constant dense<0> : tensor<i32>
    %nanquantile_2 = stablehlo.reduce(%nanquantile_0 init: %nanquantile_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %nanquantile_3 = stablehlo.convert %nanquantile_2 : (tensor<2xi32>) -> tensor<2xf32>
    %nanquantile_4 = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %nanquantile_5 = stablehlo.subtract %nanquantile_3, %nanquantile_4 : tensor<2xf32>
    %nanquantile_6 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %nanquantile_7 = stablehlo.maximum %nanquantile_5, %nanquantile_6 : tensor<2xf32>
    %nanquantile_8 = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %nanquantile_9 = stablehlo.broadcast_in_dim %nanquantile_7, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %nanquantile_10 = stablehlo.multiply %nanquantile_8, %nanquantile_9 : tensor<2x2xf32>
    %nanquantile_11 = stablehlo.floor %nanquantile_10 : tensor<2x2xf32>
    %nanquantile_12 = stablehlo.convert %nanquantile_11 : (tensor<2x2xf32>) -> tensor<2x2xi64>
    %nanquantile_13 = stablehlo.ceil %nanquantile_10 : tensor<2x2xf32>
    %nanquantile_14 = stablehlo.convert %nanquantile_13 : (tensor<2x2xf32>) -> tensor<2x2xi64>
    %nanquantile_15 = stablehlo.subtract %nanquantile_10, %nanquantile_11 : tensor<2x2xf32>
    %nanquantile_16 = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %nanquantile_17 = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %nanquantile_18 = stablehlo.select %nanquantile_16, %nanquantile_17, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    %nanquantile_19 = "stablehlo.sort"(%nanquantile_18) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%nanquantile_37: tensor<f32>, %nanquantile_38: tensor<f32>):
      %nanquantile_39 = stablehlo.compare LT, %nanquantile_37, %nanquantile_38, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %nanquantile_39 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %nanquantile_20 = "stablehlo.gather"(%nanquantile_19, %nanquantile_12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
    %nanquantile_21 = "stablehlo.gather"(%nanquantile_19, %nanquantile_14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
    %nanquantile_22 = stablehlo.subtract %nanquantile_21, %nanquantile_20 : tensor<2x2xf32>
    %nanquantile_23 = stablehlo.multiply %nanquantile_15, %nanquantile_22 : tensor<2x2xf32>
    %nanquantile_24 = stablehlo.add %nanquantile_20, %nanquantile_23 : tensor<2x2xf32>
    %nanquantile_25 = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf32>
    %nanquantile_26 = stablehlo.subtract %nanquantile_25, %nanquantile_15 : tensor<2x2xf32>
    %nanquantile_27 = stablehlo.multiply %nanquantile_26, %nanquantile_22 : tensor<2x2xf32>
    %nanquantile_28 = stablehlo.subtract %nanquantile_21, %nanquantile_27 : tensor<2x2xf32>
    %nanquantile_29 = stablehlo.constant dense<5.000000e-01> : tensor<2x2xf32>
    %nanquantile_30 = stablehlo.compare LT, %nanquantile_15, %nanquantile_29, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %nanquantile_31 = stablehlo.select %nanquantile_30, %nanquantile_24, %nanquantile_28 : tensor<2x2xi1>, tensor<2x2xf32>
    %nanquantile_32 = stablehlo.compare EQ, %nanquantile_3, %nanquantile_6, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %nanquantile_33 = stablehlo.broadcast_in_dim %nanquantile_32, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
    %nanquantile_34 = stablehlo.constant dense<0x7FC00000> : tensor<2x2xf32>
    %nanquantile_35 = stablehlo.select %nanquantile_33, %nanquantile_34, %nanquantile_31 : tensor<2x2xi1>, tensor<2x2xf32>
    %nanquantile_36 = stablehlo.transpose %nanquantile_35, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %nanquantile_36 : tensor<2x2xf32>
  }
}
