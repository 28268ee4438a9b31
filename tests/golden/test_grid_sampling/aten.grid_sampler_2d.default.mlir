module @main {
  func.func @main(%args_0: tensor<1x1x3x3xf32>, %args_1: tensor<1x2x2x2xf32>) -> tensor<1x1x2x2xf32> {
    %grid_sampler_2d = stablehlo.slice %args_1 [0:1, 0:2, 0:2, 1:2] : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x1xf32>
    %grid_sampler_2d_0 = stablehlo.reshape %grid_sampler_2d : (tensor<1x2x2x1xf32>) -> tensor<1x2x2xf32>
    %grid_sampler_2d_1 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x2xf32>
    %grid_sampler_2d_2 = stablehlo.add %grid_sampler_2d_0, %grid_sampler_2d_1 : tensor<1x2x2xf32>
    %grid_sampler_2d_3 = stablehlo.constant dense<1.500000e+00> : tensor<1x2x2xf32>
    %grid_sampler_2d_4 = stablehlo.multiply %grid_sampler_2d_2, %grid_sampler_2d_3 : tensor<1x2x2xf32>
    %grid_sampler_2d_5 = stablehlo.constant dense<-5.000000e-01> : tensor<1x2x2xf32>
    %grid_sampler_2d_6 = stablehlo.add %grid_sampler_2d_4, %grid_sampler_2d_5 : tensor<1x2x2xf32>
    %grid_sampler_2d_7 = stablehlo.slice %args_1 [0:1, 0:2, 0:2, 0:1] : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x1xf32>
    %grid_sampler_2d_8 = stablehlo.reshape %grid_sampler_2d_7 : (tensor<1x2x2x1xf32>) -> tensor<1x2x2xf32>
    %grid_sampler_2d_9 = stablehlo.add %grid_sampler_2d_8, %grid_sampler_2d_1 : tensor<1x2x2xf32>
    %grid_sampler_2d_10 = stablehlo.multiply %grid_sampler_2d_9, %grid_sampler_2d_3 : tensor<1x2x2xf32>
    %grid_sampler_2d_11 = stablehlo.add %grid_sampler_2d_10, %grid_sampler_2d_5 : tensor<1x2x2xf32>
    %grid_sampler_2d_12 = stablehlo.reshape %args_0 : (tensor<1x1x3x3xf32>) -> tensor<1x1x9xf32>
    %grid_sampler_2d_13 = stablehlo.floor %grid_sampler_2d_6 : tensor<1x2x2xf32>
    %grid_sampler_2d_14 = stablehlo.floor %grid_sampler_2d_11 : tensor<1x2x2xf32>
    %grid_sampler_2d_15 = stablehlo.subtract %grid_sampler_2d_6, %grid_sampler_2d_13 : tensor<1x2x2xf32>
    %grid_sampler_2d_16 = stablehlo.subtract %grid_sampler_2d_11, %grid_sampler_2d_14 : tensor<1x2x2xf32>
    %grid_sampler_2d_17 = stablehlo.subtract %grid_sampler_2d_1, %grid_sampler_2d_15 : tensor<1x2x2xf32>
    %grid_sampler_2d_18 = stablehlo.subtract %grid_sampler_2d_1, %grid_sampler_2d_16 : tensor<1x2x2xf32>
    %grid_sampler_2d_19 = stablehlo.add %grid_sampler_2d_13, %grid_sampler_2d_1 : tensor<1x2x2xf32>
    %grid_sampler_2d_20 = stablehlo.add %grid_sampler_2d_14, %grid_sampler_2d_1 : tensor<1x2x2xf32>
    %grid_sampler_2d_21 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x2xf32>
    %grid_sampler_2d_22 = stablehlo.compare GE, %grid_sampler_2d_13, %grid_sampler_2d_21, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %grid_sampler_2d_23 = stablehlo.constant dense<2.000000e+00> : tensor<1x2x2xf32>
    %grid_sampler_2d_24 = stablehlo.compare LE, %grid_sampler_2d_13, %grid_sampler_2d_23, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %grid_sampler_2d_25 = stablehlo.and %grid_sampler_2d_22, %grid_sampler_2d_24 : tensor<1x2x2xi1>
    %grid_sampler_2d_26 = stablehlo.compare GE, %grid_sampler_2d_14, %grid_sampler_2d_21, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %grid_sampler_2d_27 = stablehlo.compare LE, %grid_sampler_2d_14, %grid_sampler_2d_23, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %grid_sampler_2d_28 = stablehlo.and %grid_sampler_2d_26, %grid_sampler_2d_27 : tensor<1x2x2xi1>
    %grid_sampler_2d_29 = stablehlo.select %grid_sampler_2d_25, %grid_sampler_2d_13, %grid_sampler_2d_21 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %grid_sampler_2d_30 = stablehlo.convert %grid_sampler_2d_29 : (tensor<1x2x2xf32>) -> tensor<1x2x2xi32>
    %grid_sampler_2d_31 = stablehlo.select %grid_sampler_2d_28, %grid_sampler_2d_14, %grid_sampler_2d_21 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %grid_sampler_2d_32 = stablehlo.convert %grid_sampler_2d_31 : (tensor<1x2x2xf32>) -> tensor<1x2x2xi32>
    %grid_sampler_2d_33 = stablehlo.constant dense<3> : tensor<1x2x2xi32>
    %grid_sampler_2d_34 = stablehlo.multiply %grid_sampler_2d_30, %grid_sampler_2d_33 : tensor<1x2x2xi32>
    %grid_sampler_2d_35 = stablehlo.add %grid_sampler_2d_34, %grid_sampler_2d_32 : tensor<1x2x2xi32>
    %grid_sampler_2d_36 = "stablehlo.gather"(%grid_sampler_2d_12, %grid_sampler_2d_35) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x9xf32>, tensor<1x2x2xi32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_2d_37 = stablehlo.and %grid_sampler_2d_25, %grid_sampler_2d_28 : tensor<1x2x2xi1>
    %grid_sampler_2d_38 = stablehlo.broadcast_in_dim %grid_sampler_2d_37, dims = [0, 2, 3] : (tensor<1x2x2xi1>) -> tensor<1x1x2x2xi1>
    %grid_sampler_2d_39 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x2x2xf32>
    %grid_sampler_2d_40 = stablehlo.select %grid_sampler_2d_38, %grid_sampler_2d_36, %grid_sampler_2d_39 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_2d_41 = stablehlo.multiply %grid_sampler_2d_17, %grid_sampler_2d_18 : tensor<1x2x2xf32>
    %grid_sampler_2d_42 = stablehlo.broadcast_in_dim %grid_sampler_2d_41, dims = [0, 2, 3] : (tensor<1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_2d_43 = stablehlo.multiply %grid_sampler_2d_40, %grid_sampler_2d_42 : tensor<1x1x2x2xf32>
    %grid_sampler_2d_44 = stablehlo.compare GE, %grid_sampler_2d_20, %grid_sampler_2d_21, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %grid_sampler_2d_45 = stablehlo.compare LE, %grid_sampler_2d_20, %grid_sampler_2d_23, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %grid_sampler_2d_46 = stablehlo.and %grid_sampler_2d_44, %grid_sampler_2d_45 : tensor<1x2x2xi1>
    %grid_sampler_2d_47 = stablehlo.select %grid_sampler_2d_46, %grid_sampler_2d_20, %grid_sampler_2d_21 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %grid_sampler_2d_48 = stablehlo.convert %grid_sampler_2d_47 : (tensor<1x2x2xf32>) -> tensor<1x2x2xi32>
    %grid_sampler_2d_49 = stablehlo.add %grid_sampler_2d_34, %grid_sampler_2d_48 : tensor<1x2x2xi32>
    %grid_sampler_2d_50 = "stablehlo.gather"(%grid_sampler_2d_12, %grid_sampler_2d_49) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x9xf32>, tensor<1x2x2xi32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_2d_51 = stablehlo.and %grid_sampler_2d_25, %grid_sampler_2d_46 : tensor<1x2x2xi1>
    %grid_sampler_2d_52 = stablehlo.broadcast_in_dim %grid_sampler_2d_51, dims = [0, 2, 3] : (tensor<1x2x2xi1>) -> tensor<1x1x2x2xi1>
    %grid_sampler_2d_53 = stablehlo.select %grid_sampler_2d_52, %grid_sampler_2d_50, %grid_sampler_2d_39 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_2d_54 = stablehlo.multiply %grid_sampler_2d_17, %grid_sampler_2d_16 : tensor<1x2x2xf32>
    %grid_sampler_2d_55 = stablehlo.broadcast_in_dim %grid_sampler_2d_54, dims = [0, 2, 3] : (tensor<1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_2d_56 = stablehlo.multiply %grid_sampler_2d_53, %grid_sampler_2d_55 : tensor<1x1x2x2xf32>
    %grid_sampler_2d_57 = stablehlo.compare GE, %grid_sampler_2d_19, %grid_sampler_2d_21, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %grid_sampler_2d_58 = stablehlo.compare LE, %grid_sampler_2d_19, %grid_sampler_2d_23, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %grid_sampler_2d_59 = stablehlo.and %grid_sampler_2d_57, %grid_sampler_2d_58 : tensor<1x2x2xi1>
    %grid_sampler_2d_60 = stablehlo.select %grid_sampler_2d_59, %grid_sampler_2d_19, %grid_sampler_2d_21 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %grid_sampler_2d_61 = stablehlo.convert %grid_sampler_2d_60 : (tensor<1x2x2xf32>) -> tensor<1x2x2xi32>
    %grid_sampler_2d_62 = stablehlo.multiply %grid_sampler_2d_61, %grid_sampler_2d_33 : tensor<1x2x2xi32>
    %grid_sampler_2d_63 = stablehlo.add %grid_sampler_2d_62, %grid_sampler_2d_32 : tensor<1x2x2xi32>
    %grid_sampler_2d_64 = "stablehlo.gather"(%grid_sampler_2d_12, %grid_sampler_2d_63) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x9xf32>, tensor<1x2x2xi32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_2d_65 = stablehlo.and %grid_sampler_2d_59, %grid_sampler_2d_28 : tensor<1x2x2xi1>
    %grid_sampler_2d_66 = stablehlo.broadcast_in_dim %grid_sampler_2d_65, dims = [0, 2, 3] : (tensor<1x2x2xi1>) -> tensor<1x1x2x2xi1>
    %grid_sampler_2d_67 = stablehlo.select %grid_sampler_2d_66, %grid_sampler_2d_64, %grid_sampler_2d_39 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_2d_68 = stablehlo.multiply %grid_sampler_2d_15, %grid_sampler_2d_18 : tensor<1x2x2xf32>
    %grid_sampler_2d_69 = stablehlo.broadcast_in_dim %grid_sampler_2d_68, dims = [0, 2, 3] : (tensor<1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_2d_70 = stablehlo.multiply %grid_sampler_2d_67, %grid_sampler_2d_69 : tensor<1x1x2x2xf32>
    %grid_sampler_2d_71 = stablehlo.add %grid_sampler_2d_62, %grid_sampler_2d_48 : tensor<1x2x2xi32>
    %grid_sampler_2d_72 = "stablehlo.gather"(%grid_sampler_2d_12, %grid_sampler_2d_71) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x9xf32>, tensor<1x2x2xi32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_2d_73 = stablehlo.and %grid_sampler_2d_59, %grid_sampler_2d_46 : tensor<1x2x2xi1>
    %grid_sampler_2d_74 = stablehlo.broadcast_in_dim %grid_sampler_2d_73, dims = [0, 2, 3] : (tensor<1x2x2xi1>) -> tensor<1x1x2x2xi1>
    %grid_sampler_2d_75 = stablehlo.select %grid_sampler_2d_74, %grid_sampler_2d_72, %grid_sampler_2d_39 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_2d_76 = stablehlo.multiply %grid_sampler_2d_15, %grid_sampler_2d_16 : tensor<1x2x2xf32>
    %grid_sampler_2d_77 = stablehlo.broadcast_in_dim %grid_sampler_2d_76, dims = [0, 2, 3] : (tensor<1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_2d_78 = stablehlo.multiply %grid_sampler_2d_75, %grid_sampler_2d_77 : tensor<1x1x2x2xf32>
    %grid_sampler_2d_79 = stablehlo.add %grid_sampler_2d_43, %grid_sampler_2d_56 : tensor<1x1x2x2xf32>
    %grid_sampler_2d_80 = stablehlo.add %grid_sampler_2d_79, %grid_sampler_2d_70 : tensor<1x1x2x2xf32>
    %grid_sampler_2d_81 = stablehlo.add %grid_sampler_2d_80, %grid_sampler_2d_78 : tensor<1x1x2x2xf32>
    return %grid_sampler_2d_81 : tensor<1x1x2x2xf32>
  }
}
