module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2xf32>) -> tensor<2x2xf32> {
    %quantile = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %quantile_0 = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %quantile_1 = stablehlo.select %quantile, %quantile_0, %args_0 : tensor<2x3xi1>, tensor<2x3xf32>
    %quantile_2 = "stablehlo.sort"(%quantile_1) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%quantile_29: tensor<f32>, %quantile_30: tensor<f32>):
      %quantile_31 = stablehlo.compare LT, %quantile_29, %quantile_30, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %quantile_31 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %quantile_3 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %quantile_4 = stablehlo.multiply %args_1, %quantile_3 : tensor<2xf32>
    %quantile_5 = stablehlo.floor %quantile_4 : tensor<2xf32>
    %quantile_6 = stablehlo.convert %quantile_5 : (tensor<2xf32>) -> tensor<2xi64>
    %quantile_7 = stablehlo.ceil %quantile_4 : tensor<2xf32>
    %quantile_8 = stablehlo.convert %quantile_7 : (tensor<2xf32>) -> tensor<2xi64>
    %quantile_9 = stablehlo.subtract %quantile_4, %quantile_5 : tensor<2xf32>
    %quantile_10 = "stablehlo.gather"(%quantile_2, %quantile_6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x2xf32>
    %quantile_11 = "stablehlo.gather"(%quantile_2, %quantile_8) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x2xf32>
    %quantile_12 = stablehlo.subtract %quantile_11, %quantile_10 : tensor<2x2xf32>
    %quantile_13 = stablehlo.broadcast_in_dim %quantile_9, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %quantile_14 = stablehlo.multiply %quantile_13, %quantile_12 : tensor<2x2xf32>
    %quantile_15 = stablehlo.add %quantile_10, %quantile_14 : tensor<2x2xf32>
    %quantile_16 = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf32>
    %quantile_17 = stablehlo.subtract %quantile_16, %quantile_13 : tensor<2x2xf32>
    %quantile_18 = stablehlo.multiply %quantile_17, %quantile_12 : tensor<2x2xf32>
    %quantile_19 = stablehlo.subtract %quantile_11, %quantile_18 : tensor<2x2xf32>
    %quantile_20 = stablehlo.constant dense<5.000000e-01> : tensor<2x2xf32>
    %quantile_21 = stablehlo.compare LT, %quantile_13, %quantile_20, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %quantile_22 = stablehlo.select %quantile_21, %quantile_15, %quantile_19 : tensor<2x2xi1>, tensor<2x2xf32>
    %quantile_23 = stablehlo.constant dense<false> : tensor<i1>
    %quantile_24 = stablehlo.reduce(%quantile init: %quantile_23) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %quantile_25 = stablehlo.broadcast_in_dim %quantile_24, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
    %quantile_26 = stablehlo.constant dense<0x7FC00000> : tensor<2x2xf32>
    %quantile_27 = stablehlo.select %quantile_25, %quantile_26, %quantile_22 : tensor<2x2xi1>, tensor<2x2xf32>
    %quantile_28 = stablehlo.transpose %quantile_27, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %quantile_28 : tensor<2x2xf32>
  }
}
