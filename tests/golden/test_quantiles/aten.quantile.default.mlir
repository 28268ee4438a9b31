module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<2xf32>) -> tensor<2x2xf32> {
    %quantile = "stablehlo.sort"(%args_0) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%quantile_25: tensor<f32>, %quantile_26: tensor<f32>):
      %quantile_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %quantile_28 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %quantile_29 = stablehlo.compare NE, %quantile_25, %quantile_25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %quantile_30 = stablehlo.compare EQ, %quantile_25, %quantile_27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %quantile_31 = stablehlo.select %quantile_30, %quantile_27, %quantile_25 : tensor<i1>, tensor<f32>
      %quantile_32 = stablehlo.select %quantile_29, %quantile_28, %quantile_31 : tensor<i1>, tensor<f32>
      %quantile_33 = stablehlo.compare NE, %quantile_26, %quantile_26, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %quantile_34 = stablehlo.compare EQ, %quantile_26, %quantile_27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %quantile_35 = stablehlo.select %quantile_34, %quantile_27, %quantile_26 : tensor<i1>, tensor<f32>
      %quantile_36 = stablehlo.select %quantile_33, %quantile_28, %quantile_35 : tensor<i1>, tensor<f32>
      %quantile_37 = stablehlo.compare LT, %quantile_32, %quantile_36, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %quantile_37 : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %quantile_0 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %quantile_1 = stablehlo.multiply %args_1, %quantile_0 : tensor<2xf32>
    %quantile_2 = stablehlo.floor %quantile_1 : tensor<2xf32>
    %quantile_3 = stablehlo.convert %quantile_2 : (tensor<2xf32>) -> tensor<2xi64>
    %quantile_4 = stablehlo.subtract %quantile_1, %quantile_2 : tensor<2xf32>
    %quantile_5 = stablehlo.ceil %quantile_1 : tensor<2xf32>
    %quantile_6 = stablehlo.convert %quantile_5 : (tensor<2xf32>) -> tensor<2xi64>
    %quantile_7 = "stablehlo.gather"(%quantile, %quantile_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x2xf32>
    %quantile_8 = "stablehlo.gather"(%quantile, %quantile_6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2x2xf32>
    %quantile_9 = stablehlo.broadcast_in_dim %quantile_4, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %quantile_10 = stablehlo.subtract %quantile_8, %quantile_7 : tensor<2x2xf32>
    %quantile_11 = stablehlo.multiply %quantile_9, %quantile_10 : tensor<2x2xf32>
    %quantile_12 = stablehlo.add %quantile_7, %quantile_11 : tensor<2x2xf32>
    %quantile_13 = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf32>
    %quantile_14 = stablehlo.subtract %quantile_13, %quantile_9 : tensor<2x2xf32>
    %quantile_15 = stablehlo.multiply %quantile_10, %quantile_14 : tensor<2x2xf32>
    %quantile_16 = stablehlo.subtract %quantile_8, %quantile_15 : tensor<2x2xf32>
    %quantile_17 = stablehlo.constant dense<5.000000e-01> : tensor<2x2xf32>
    %quantile_18 = stablehlo.compare LT, %quantile_9, %quantile_17, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %quantile_19 = stablehlo.select %quantile_18, %quantile_12, %quantile_16 : tensor<2x2xi1>, tensor<2x2xf32>
    %quantile_20 = stablehlo.slice %quantile [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %quantile_21 = stablehlo.broadcast_in_dim %quantile_20, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %quantile_22 = stablehlo.compare NE, %quantile_21, %quantile_21, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %quantile_23 = stablehlo.select %quantile_22, %quantile_21, %quantile_19 : tensor<2x2xi1>, tensor<2x2xf32>
    %quantile_24 = stablehlo.transpose %quantile_23, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %quantile_24 : tensor<2x2xf32>
  }
}
