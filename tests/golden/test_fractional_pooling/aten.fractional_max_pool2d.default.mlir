module @main {
  func.func @main(%args_0: tensor<1x1x4x4xf32>, %args_1: tensor<1x1x2xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>) {
    %fractional_max_pool2d = stablehlo.reshape %args_1 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %fractional_max_pool2d_0 = stablehlo.slice %fractional_max_pool2d [0:1, 1:2] : (tensor<1x2xf32>) -> tensor<1x1xf32>
    %fractional_max_pool2d_1 = stablehlo.reshape %fractional_max_pool2d_0 : (tensor<1x1xf32>) -> tensor<1xf32>
    %fractional_max_pool2d_2 = stablehlo.constant dense<2.000000e+00> : tensor<1x2xf32>
    %fractional_max_pool2d_3 = stablehlo.broadcast_in_dim %fractional_max_pool2d_1, dims = [0] : (tensor<1xf32>) -> tensor<1x2xf32>
    %fractional_max_pool2d_4 = stablehlo.iota dim = 1 : tensor<1x2xf32>
    %fractional_max_pool2d_5 = stablehlo.add %fractional_max_pool2d_4, %fractional_max_pool2d_3 : tensor<1x2xf32>
    %fractional_max_pool2d_6 = stablehlo.multiply %fractional_max_pool2d_5, %fractional_max_pool2d_2 : tensor<1x2xf32>
    %fractional_max_pool2d_7 = stablehlo.convert %fractional_max_pool2d_6 : (tensor<1x2xf32>) -> tensor<1x2xi32>
    %fractional_max_pool2d_8 = stablehlo.multiply %fractional_max_pool2d_3, %fractional_max_pool2d_2 : tensor<1x2xf32>
    %fractional_max_pool2d_9 = stablehlo.convert %fractional_max_pool2d_8 : (tensor<1x2xf32>) -> tensor<1x2xi32>
    %fractional_max_pool2d_10 = stablehlo.subtract %fractional_max_pool2d_7, %fractional_max_pool2d_9 : tensor<1x2xi32>
    %fractional_max_pool2d_11 = stablehlo.constant dense<1.000000e+00> : tensor<1x2xf32>
    %fractional_max_pool2d_12 = stablehlo.compare EQ, %fractional_max_pool2d_4, %fractional_max_pool2d_11, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %fractional_max_pool2d_13 = stablehlo.constant dense<2> : tensor<1x2xi32>
    %fractional_max_pool2d_14 = stablehlo.select %fractional_max_pool2d_12, %fractional_max_pool2d_13, %fractional_max_pool2d_10 : tensor<1x2xi1>, tensor<1x2xi32>
    %fractional_max_pool2d_15 = stablehlo.broadcast_in_dim %fractional_max_pool2d_14, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_16 = stablehlo.iota dim = 2 : tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_17 = stablehlo.add %fractional_max_pool2d_15, %fractional_max_pool2d_16 : tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_18 = stablehlo.slice %fractional_max_pool2d [0:1, 0:1] : (tensor<1x2xf32>) -> tensor<1x1xf32>
    %fractional_max_pool2d_19 = stablehlo.reshape %fractional_max_pool2d_18 : (tensor<1x1xf32>) -> tensor<1xf32>
    %fractional_max_pool2d_20 = stablehlo.broadcast_in_dim %fractional_max_pool2d_19, dims = [0] : (tensor<1xf32>) -> tensor<1x2xf32>
    %fractional_max_pool2d_21 = stablehlo.add %fractional_max_pool2d_4, %fractional_max_pool2d_20 : tensor<1x2xf32>
    %fractional_max_pool2d_22 = stablehlo.multiply %fractional_max_pool2d_21, %fractional_max_pool2d_2 : tensor<1x2xf32>
    %fractional_max_pool2d_23 = stablehlo.convert %fractional_max_pool2d_22 : (tensor<1x2xf32>) -> tensor<1x2xi32>
    %fractional_max_pool2d_24 = stablehlo.multiply %fractional_max_pool2d_20, %fractional_max_pool2d_2 : tensor<1x2xf32>
    %fractional_max_pool2d_25 = stablehlo.convert %fractional_max_pool2d_24 : (tensor<1x2xf32>) -> tensor<1x2xi32>
    %fractional_max_pool2d_26 = stablehlo.subtract %fractional_max_pool2d_23, %fractional_max_pool2d_25 : tensor<1x2xi32>
    %fractional_max_pool2d_27 = stablehlo.select %fractional_max_pool2d_12, %fractional_max_pool2d_13, %fractional_max_pool2d_26 : tensor<1x2xi1>, tensor<1x2xi32>
    %fractional_max_pool2d_28 = stablehlo.broadcast_in_dim %fractional_max_pool2d_27, dims = [0, 3] : (tensor<1x2xi32>) -> tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_29 = stablehlo.iota dim = 4 : tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_30 = stablehlo.add %fractional_max_pool2d_28, %fractional_max_pool2d_29 : tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_31 = stablehlo.constant dense<4> : tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_32 = stablehlo.multiply %fractional_max_pool2d_17, %fractional_max_pool2d_31 : tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_33 = stablehlo.add %fractional_max_pool2d_32, %fractional_max_pool2d_30 : tensor<1x2x2x2x2xi32>
    %fractional_max_pool2d_34 = stablehlo.reshape %args_0 : (tensor<1x1x4x4xf32>) -> tensor<1x16xf32>
    %fractional_max_pool2d_35 = "stablehlo.gather"(%fractional_max_pool2d_34, %fractional_max_pool2d_33) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 5>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x16xf32>, tensor<1x2x2x2x2xi32>) -> tensor<1x2x2x2x2xf32>
    %fractional_max_pool2d_36 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %fractional_max_pool2d_37 = stablehlo.constant dense<2147483647> : tensor<i32>
    %fractional_max_pool2d_38:2 = stablehlo.reduce(%fractional_max_pool2d_35 init: %fractional_max_pool2d_36), (%fractional_max_pool2d_33 init: %fractional_max_pool2d_37) across dimensions = [2, 4] : (tensor<1x2x2x2x2xf32>, tensor<1x2x2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x2xf32>, tensor<1x2x2xi32>)
     reducer(%fractional_max_pool2d_42: tensor<f32>, %fractional_max_pool2d_44: tensor<f32>) (%fractional_max_pool2d_43: tensor<i32>, %fractional_max_pool2d_45: tensor<i32>)  {
      %fractional_max_pool2d_46 = stablehlo.compare GT, %fractional_max_pool2d_44, %fractional_max_pool2d_42, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %fractional_max_pool2d_47 = stablehlo.compare EQ, %fractional_max_pool2d_44, %fractional_max_pool2d_42, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %fractional_max_pool2d_48 = stablehlo.compare LT, %fractional_max_pool2d_45, %fractional_max_pool2d_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %fractional_max_pool2d_49 = stablehlo.and %fractional_max_pool2d_47, %fractional_max_pool2d_48 : tensor<i1>
      %fractional_max_pool2d_50 = stablehlo.or %fractional_max_pool2d_46, %fractional_max_pool2d_49 : tensor<i1>
      %fractional_max_pool2d_51 = stablehlo.compare EQ, %fractional_max_pool2d_42, %fractional_max_pool2d_42, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %fractional_max_pool2d_52 = stablehlo.compare GT, %fractional_max_pool2d_45, %fractional_max_pool2d_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %fractional_max_pool2d_53 = stablehlo.or %fractional_max_pool2d_51, %fractional_max_pool2d_52 : tensor<i1>
      %fractional_max_pool2d_54 = stablehlo.compare NE, %fractional_max_pool2d_44, %fractional_max_pool2d_44, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %fractional_max_pool2d_55 = stablehlo.and %fractional_max_pool2d_54, %fractional_max_pool2d_53 : tensor<i1>
      %fractional_max_pool2d_56 = stablehlo.or %fractional_max_pool2d_50, %fractional_max_pool2d_55 : tensor<i1>
      %fractional_max_pool2d_57 = stablehlo.select %fractional_max_pool2d_56, %fractional_max_pool2d_44, %fractional_max_pool2d_42 : tensor<i1>, tensor<f32>
      %fractional_max_pool2d_58 = stablehlo.select %fractional_max_pool2d_56, %fractional_max_pool2d_45, %fractional_max_pool2d_43 : tensor<i1>, tensor<i32>
      stablehlo.return %fractional_max_pool2d_57, %fractional_max_pool2d_58 : tensor<f32>, tensor<i32>
    }
    %fractional_max_pool2d_39 = stablehlo.reshape %fractional_max_pool2d_38#0 : (tensor<1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %fractional_max_pool2d_40 = stablehlo.reshape %fractional_max_pool2d_38#1 : (tensor<1x2x2xi32>) -> tensor<1x1x2x2xi32>
    %fractional_max_pool2d_41 = stablehlo.convert %fractional_max_pool2d_40 : (tensor<1x1x2x2xi32>) -> tensor<1x1x2x2xi64>
    return %fractional_max_pool2d_39, %fractional_max_pool2d_41 : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  }
}
