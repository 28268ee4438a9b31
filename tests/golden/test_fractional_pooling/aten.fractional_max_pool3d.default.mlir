module @main {
  func.func @main(%args_0: tensor<2x2x5x6x7xf32>, %args_1: tensor<2x2x3xf32>) -> (tensor<2x2x3x2x4xf32>, tensor<2x2x3x2x4xi64>) {
    %fractional_max_pool3d = stablehlo.reshape %args_1 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    %fractional_max_pool3d_0 = stablehlo.slice %fractional_max_pool3d [0:4, 0:1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %fractional_max_pool3d_1 = stablehlo.reshape %fractional_max_pool3d_0 : (tensor<4x1xf32>) -> tensor<4xf32>
    %fractional_max_pool3d_2 = stablehlo.constant dense<1.500000e+00> : tensor<4x3xf32>
    %fractional_max_pool3d_3 = stablehlo.broadcast_in_dim %fractional_max_pool3d_1, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %fractional_max_pool3d_4 = stablehlo.iota dim = 1 : tensor<4x3xf32>
    %fractional_max_pool3d_5 = stablehlo.add %fractional_max_pool3d_4, %fractional_max_pool3d_3 : tensor<4x3xf32>
    %fractional_max_pool3d_6 = stablehlo.multiply %fractional_max_pool3d_5, %fractional_max_pool3d_2 : tensor<4x3xf32>
    %fractional_max_pool3d_7 = stablehlo.convert %fractional_max_pool3d_6 : (tensor<4x3xf32>) -> tensor<4x3xi32>
    %fractional_max_pool3d_8 = stablehlo.multiply %fractional_max_pool3d_3, %fractional_max_pool3d_2 : tensor<4x3xf32>
    %fractional_max_pool3d_9 = stablehlo.convert %fractional_max_pool3d_8 : (tensor<4x3xf32>) -> tensor<4x3xi32>
    %fractional_max_pool3d_10 = stablehlo.subtract %fractional_max_pool3d_7, %fractional_max_pool3d_9 : tensor<4x3xi32>
    %fractional_max_pool3d_11 = stablehlo.constant dense<2.000000e+00> : tensor<4x3xf32>
    %fractional_max_pool3d_12 = stablehlo.compare EQ, %fractional_max_pool3d_4, %fractional_max_pool3d_11, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %fractional_max_pool3d_13 = stablehlo.constant dense<3> : tensor<4x3xi32>
    %fractional_max_pool3d_14 = stablehlo.select %fractional_max_pool3d_12, %fractional_max_pool3d_13, %fractional_max_pool3d_10 : tensor<4x3xi1>, tensor<4x3xi32>
    %fractional_max_pool3d_15 = stablehlo.broadcast_in_dim %fractional_max_pool3d_14, dims = [0, 1] : (tensor<4x3xi32>) -> tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_16 = stablehlo.iota dim = 2 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_17 = stablehlo.add %fractional_max_pool3d_15, %fractional_max_pool3d_16 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_18 = stablehlo.slice %fractional_max_pool3d [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %fractional_max_pool3d_19 = stablehlo.reshape %fractional_max_pool3d_18 : (tensor<4x1xf32>) -> tensor<4xf32>
    %fractional_max_pool3d_20 = stablehlo.constant dense<3.000000e+00> : tensor<4x2xf32>
    %fractional_max_pool3d_21 = stablehlo.broadcast_in_dim %fractional_max_pool3d_19, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
    %fractional_max_pool3d_22 = stablehlo.iota dim = 1 : tensor<4x2xf32>
    %fractional_max_pool3d_23 = stablehlo.add %fractional_max_pool3d_22, %fractional_max_pool3d_21 : tensor<4x2xf32>
    %fractional_max_pool3d_24 = stablehlo.multiply %fractional_max_pool3d_23, %fractional_max_pool3d_20 : tensor<4x2xf32>
    %fractional_max_pool3d_25 = stablehlo.convert %fractional_max_pool3d_24 : (tensor<4x2xf32>) -> tensor<4x2xi32>
    %fractional_max_pool3d_26 = stablehlo.multiply %fractional_max_pool3d_21, %fractional_max_pool3d_20 : tensor<4x2xf32>
    %fractional_max_pool3d_27 = stablehlo.convert %fractional_max_pool3d_26 : (tensor<4x2xf32>) -> tensor<4x2xi32>
    %fractional_max_pool3d_28 = stablehlo.subtract %fractional_max_pool3d_25, %fractional_max_pool3d_27 : tensor<4x2xi32>
    %fractional_max_pool3d_29 = stablehlo.constant dense<1.000000e+00> : tensor<4x2xf32>
    %fractional_max_pool3d_30 = stablehlo.compare EQ, %fractional_max_pool3d_22, %fractional_max_pool3d_29, FLOAT : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xi1>
    %fractional_max_pool3d_31 = stablehlo.constant dense<3> : tensor<4x2xi32>
    %fractional_max_pool3d_32 = stablehlo.select %fractional_max_pool3d_30, %fractional_max_pool3d_31, %fractional_max_pool3d_28 : tensor<4x2xi1>, tensor<4x2xi32>
    %fractional_max_pool3d_33 = stablehlo.broadcast_in_dim %fractional_max_pool3d_32, dims = [0, 3] : (tensor<4x2xi32>) -> tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_34 = stablehlo.iota dim = 4 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_35 = stablehlo.add %fractional_max_pool3d_33, %fractional_max_pool3d_34 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_36 = stablehlo.constant dense<6> : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_37 = stablehlo.multiply %fractional_max_pool3d_17, %fractional_max_pool3d_36 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_38 = stablehlo.add %fractional_max_pool3d_37, %fractional_max_pool3d_35 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_39 = stablehlo.slice %fractional_max_pool3d [0:4, 2:3] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %fractional_max_pool3d_40 = stablehlo.reshape %fractional_max_pool3d_39 : (tensor<4x1xf32>) -> tensor<4xf32>
    %fractional_max_pool3d_41 = stablehlo.constant dense<1.66666663> : tensor<4x4xf32>
    %fractional_max_pool3d_42 = stablehlo.broadcast_in_dim %fractional_max_pool3d_40, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %fractional_max_pool3d_43 = stablehlo.iota dim = 1 : tensor<4x4xf32>
    %fractional_max_pool3d_44 = stablehlo.add %fractional_max_pool3d_43, %fractional_max_pool3d_42 : tensor<4x4xf32>
    %fractional_max_pool3d_45 = stablehlo.multiply %fractional_max_pool3d_44, %fractional_max_pool3d_41 : tensor<4x4xf32>
    %fractional_max_pool3d_46 = stablehlo.convert %fractional_max_pool3d_45 : (tensor<4x4xf32>) -> tensor<4x4xi32>
    %fractional_max_pool3d_47 = stablehlo.multiply %fractional_max_pool3d_42, %fractional_max_pool3d_41 : tensor<4x4xf32>
    %fractional_max_pool3d_48 = stablehlo.convert %fractional_max_pool3d_47 : (tensor<4x4xf32>) -> tensor<4x4xi32>
    %fractional_max_pool3d_49 = stablehlo.subtract %fractional_max_pool3d_46, %fractional_max_pool3d_48 : tensor<4x4xi32>
    %fractional_max_pool3d_50 = stablehlo.constant dense<3.000000e+00> : tensor<4x4xf32>
    %fractional_max_pool3d_51 = stablehlo.compare EQ, %fractional_max_pool3d_43, %fractional_max_pool3d_50, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %fractional_max_pool3d_52 = stablehlo.constant dense<5> : tensor<4x4xi32>
    %fractional_max_pool3d_53 = stablehlo.select %fractional_max_pool3d_51, %fractional_max_pool3d_52, %fractional_max_pool3d_49 : tensor<4x4xi1>, tensor<4x4xi32>
    %fractional_max_pool3d_54 = stablehlo.broadcast_in_dim %fractional_max_pool3d_53, dims = [0, 5] : (tensor<4x4xi32>) -> tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_55 = stablehlo.iota dim = 6 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_56 = stablehlo.add %fractional_max_pool3d_54, %fractional_max_pool3d_55 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_57 = stablehlo.constant dense<7> : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_58 = stablehlo.multiply %fractional_max_pool3d_38, %fractional_max_pool3d_57 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_59 = stablehlo.add %fractional_max_pool3d_58, %fractional_max_pool3d_56 : tensor<4x3x2x2x3x4x2xi32>
    %fractional_max_pool3d_60 = stablehlo.reshape %args_0 : (tensor<2x2x5x6x7xf32>) -> tensor<4x210xf32>
    %fractional_max_pool3d_61 = "stablehlo.gather"(%fractional_max_pool3d_60, %fractional_max_pool3d_59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 7>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x210xf32>, tensor<4x3x2x2x3x4x2xi32>) -> tensor<4x3x2x2x3x4x2xf32>
    %fractional_max_pool3d_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %fractional_max_pool3d_63 = stablehlo.constant dense<2147483647> : tensor<i32>
    %fractional_max_pool3d_64:2 = stablehlo.reduce(%fractional_max_pool3d_61 init: %fractional_max_pool3d_62), (%fractional_max_pool3d_59 init: %fractional_max_pool3d_63) across dimensions = [2, 4, 6] : (tensor<4x3x2x2x3x4x2xf32>, tensor<4x3x2x2x3x4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3x2x4xf32>, tensor<4x3x2x4xi32>)
     reducer(%fractional_max_pool3d_68: tensor<f32>, %fractional_max_pool3d_70: tensor<f32>) (%fractional_max_pool3d_69: tensor<i32>, %fractional_max_pool3d_71: tensor<i32>)  {
      %fractional_max_pool3d_72 = stablehlo.compare GT, %fractional_max_pool3d_70, %fractional_max_pool3d_68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %fractional_max_pool3d_73 = stablehlo.compare EQ, %fractional_max_pool3d_70, %fractional_max_pool3d_68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %fractional_max_pool3d_74 = stablehlo.compare LT, %fractional_max_pool3d_71, %fractional_max_pool3d_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %fractional_max_pool3d_75 = stablehlo.and %fractional_max_pool3d_73, %fractional_max_pool3d_74 : tensor<i1>
      %fractional_max_pool3d_76 = stablehlo.or %fractional_max_pool3d_72, %fractional_max_pool3d_75 : tensor<i1>
      %fractional_max_pool3d_77 = stablehlo.compare EQ, %fractional_max_pool3d_68, %fractional_max_pool3d_68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %fractional_max_pool3d_78 = stablehlo.compare GT, %fractional_max_pool3d_71, %fractional_max_pool3d_69, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %fractional_max_pool3d_79 = stablehlo.or %fractional_max_pool3d_77, %fractional_max_pool3d_78 : tensor<i1>
      %fractional_max_pool3d_80 = stablehlo.compare NE, %fractional_max_pool3d_70, %fractional_max_pool3d_70, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %fractional_max_pool3d_81 = stablehlo.and %fractional_max_pool3d_80, %fractional_max_pool3d_79 : tensor<i1>
      %fractional_max_pool3d_82 = stablehlo.or %fractional_max_pool3d_76, %fractional_max_pool3d_81 : tensor<i1>
      %fractional_max_pool3d_83 = stablehlo.select %fractional_max_pool3d_82, %fractional_max_pool3d_70, %fractional_max_pool3d_68 : tensor<i1>, tensor<f32>
      %fractional_max_pool3d_84 = stablehlo.select %fractional_max_pool3d_82, %fractional_max_pool3d_71, %fractional_max_pool3d_69 : tensor<i1>, tensor<i32>
      stablehlo.return %fractional_max_pool3d_83, %fractional_max_pool3d_84 : tensor<f32>, tensor<i32>
    }
    %fractional_max_pool3d_65 = stablehlo.reshape %fractional_max_pool3d_64#0 : (tensor<4x3x2x4xf32>) -> tensor<2x2x3x2x4xf32>
    %fractional_max_pool3d_66 = stablehlo.reshape %fractional_max_pool3d_64#1 : (tensor<4x3x2x4xi32>) -> tensor<2x2x3x2x4xi32>
    %fractional_max_pool3d_67 = stablehlo.convert %fractional_max_pool3d_66 : (tensor<2x2x3x2x4xi32>) -> tensor<2x2x3x2x4xi64>
    return %fractional_max_pool3d_65, %fractional_max_pool3d_67 : tensor<2x2x3x2x4xf32>, tensor<2x2x3x2x4xi64>
  }
}
