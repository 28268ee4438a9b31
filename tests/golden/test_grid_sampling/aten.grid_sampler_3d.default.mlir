module @main {
  func.func @main(%args_0: tensor<1x1x2x3x3xf32>, %args_1: tensor<1x1x2x2x3xf32>) -> tensor<1x1x1x2x2xf32> {
    %grid_sampler_3d = stablehlo.slice %args_1 [0:1, 0:1, 0:2, 0:2, 2:3] : (tensor<1x1x2x2x3xf32>) -> tensor<1x1x2x2x1xf32>
    %grid_sampler_3d_0 = stablehlo.reshape %grid_sampler_3d : (tensor<1x1x2x2x1xf32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_3d_1 = stablehlo.constant dense<1.000000e+00> : tensor<1x1x2x2xf32>
    %grid_sampler_3d_2 = stablehlo.add %grid_sampler_3d_0, %grid_sampler_3d_1 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_3 = stablehlo.constant dense<-5.000000e-01> : tensor<1x1x2x2xf32>
    %grid_sampler_3d_4 = stablehlo.add %grid_sampler_3d_2, %grid_sampler_3d_3 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_5 = stablehlo.slice %args_1 [0:1, 0:1, 0:2, 0:2, 1:2] : (tensor<1x1x2x2x3xf32>) -> tensor<1x1x2x2x1xf32>
    %grid_sampler_3d_6 = stablehlo.reshape %grid_sampler_3d_5 : (tensor<1x1x2x2x1xf32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_3d_7 = stablehlo.add %grid_sampler_3d_6, %grid_sampler_3d_1 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_8 = stablehlo.constant dense<1.500000e+00> : tensor<1x1x2x2xf32>
    %grid_sampler_3d_9 = stablehlo.multiply %grid_sampler_3d_7, %grid_sampler_3d_8 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_10 = stablehlo.add %grid_sampler_3d_9, %grid_sampler_3d_3 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_11 = stablehlo.slice %args_1 [0:1, 0:1, 0:2, 0:2, 0:1] : (tensor<1x1x2x2x3xf32>) -> tensor<1x1x2x2x1xf32>
    %grid_sampler_3d_12 = stablehlo.reshape %grid_sampler_3d_11 : (tensor<1x1x2x2x1xf32>) -> tensor<1x1x2x2xf32>
    %grid_sampler_3d_13 = stablehlo.add %grid_sampler_3d_12, %grid_sampler_3d_1 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_14 = stablehlo.multiply %grid_sampler_3d_13, %grid_sampler_3d_8 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_15 = stablehlo.add %grid_sampler_3d_14, %grid_sampler_3d_3 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_16 = stablehlo.reshape %args_0 : (tensor<1x1x2x3x3xf32>) -> tensor<1x1x18xf32>
    %grid_sampler_3d_17 = stablehlo.floor %grid_sampler_3d_4 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_18 = stablehlo.floor %grid_sampler_3d_10 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_19 = stablehlo.floor %grid_sampler_3d_15 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_20 = stablehlo.subtract %grid_sampler_3d_4, %grid_sampler_3d_17 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_21 = stablehlo.subtract %grid_sampler_3d_10, %grid_sampler_3d_18 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_22 = stablehlo.subtract %grid_sampler_3d_15, %grid_sampler_3d_19 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_23 = stablehlo.subtract %grid_sampler_3d_1, %grid_sampler_3d_20 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_24 = stablehlo.subtract %grid_sampler_3d_1, %grid_sampler_3d_21 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_25 = stablehlo.subtract %grid_sampler_3d_1, %grid_sampler_3d_22 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_26 = stablehlo.add %grid_sampler_3d_17, %grid_sampler_3d_1 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_27 = stablehlo.add %grid_sampler_3d_18, %grid_sampler_3d_1 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_28 = stablehlo.add %grid_sampler_3d_19, %grid_sampler_3d_1 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_29 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x2x2xf32>
    %grid_sampler_3d_30 = stablehlo.compare GE, %grid_sampler_3d_17, %grid_sampler_3d_29, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_31 = stablehlo.compare LE, %grid_sampler_3d_17, %grid_sampler_3d_1, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_32 = stablehlo.and %grid_sampler_3d_30, %grid_sampler_3d_31 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_33 = stablehlo.compare GE, %grid_sampler_3d_18, %grid_sampler_3d_29, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_34 = stablehlo.constant dense<2.000000e+00> : tensor<1x1x2x2xf32>
    %grid_sampler_3d_35 = stablehlo.compare LE, %grid_sampler_3d_18, %grid_sampler_3d_34, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_36 = stablehlo.and %grid_sampler_3d_33, %grid_sampler_3d_35 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_37 = stablehlo.compare GE, %grid_sampler_3d_19, %grid_sampler_3d_29, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_38 = stablehlo.compare LE, %grid_sampler_3d_19, %grid_sampler_3d_34, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_39 = stablehlo.and %grid_sampler_3d_37, %grid_sampler_3d_38 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_40 = stablehlo.select %grid_sampler_3d_32, %grid_sampler_3d_17, %grid_sampler_3d_29 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_3d_41 = stablehlo.convert %grid_sampler_3d_40 : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi32>
    %grid_sampler_3d_42 = stablehlo.select %grid_sampler_3d_36, %grid_sampler_3d_18, %grid_sampler_3d_29 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_3d_43 = stablehlo.convert %grid_sampler_3d_42 : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi32>
    %grid_sampler_3d_44 = stablehlo.select %grid_sampler_3d_39, %grid_sampler_3d_19, %grid_sampler_3d_29 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_3d_45 = stablehlo.convert %grid_sampler_3d_44 : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi32>
    %grid_sampler_3d_46 = stablehlo.constant dense<3> : tensor<1x1x2x2xi32>
    %grid_sampler_3d_47 = stablehlo.multiply %grid_sampler_3d_41, %grid_sampler_3d_46 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_48 = stablehlo.add %grid_sampler_3d_47, %grid_sampler_3d_43 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_49 = stablehlo.multiply %grid_sampler_3d_48, %grid_sampler_3d_46 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_50 = stablehlo.add %grid_sampler_3d_49, %grid_sampler_3d_45 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_51 = "stablehlo.gather"(%grid_sampler_3d_16, %grid_sampler_3d_50) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x18xf32>, tensor<1x1x2x2xi32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_52 = stablehlo.and %grid_sampler_3d_32, %grid_sampler_3d_36 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_53 = stablehlo.and %grid_sampler_3d_52, %grid_sampler_3d_39 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_54 = stablehlo.broadcast_in_dim %grid_sampler_3d_53, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xi1>) -> tensor<1x1x1x2x2xi1>
    %grid_sampler_3d_55 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_56 = stablehlo.select %grid_sampler_3d_54, %grid_sampler_3d_51, %grid_sampler_3d_55 : tensor<1x1x1x2x2xi1>, tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_57 = stablehlo.multiply %grid_sampler_3d_23, %grid_sampler_3d_24 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_58 = stablehlo.multiply %grid_sampler_3d_57, %grid_sampler_3d_25 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_59 = stablehlo.broadcast_in_dim %grid_sampler_3d_58, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_60 = stablehlo.multiply %grid_sampler_3d_56, %grid_sampler_3d_59 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_61 = stablehlo.compare GE, %grid_sampler_3d_28, %grid_sampler_3d_29, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_62 = stablehlo.compare LE, %grid_sampler_3d_28, %grid_sampler_3d_34, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_63 = stablehlo.and %grid_sampler_3d_61, %grid_sampler_3d_62 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_64 = stablehlo.select %grid_sampler_3d_63, %grid_sampler_3d_28, %grid_sampler_3d_29 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_3d_65 = stablehlo.convert %grid_sampler_3d_64 : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi32>
    %grid_sampler_3d_66 = stablehlo.add %grid_sampler_3d_49, %grid_sampler_3d_65 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_67 = "stablehlo.gather"(%grid_sampler_3d_16, %grid_sampler_3d_66) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x18xf32>, tensor<1x1x2x2xi32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_68 = stablehlo.and %grid_sampler_3d_52, %grid_sampler_3d_63 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_69 = stablehlo.broadcast_in_dim %grid_sampler_3d_68, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xi1>) -> tensor<1x1x1x2x2xi1>
    %grid_sampler_3d_70 = stablehlo.select %grid_sampler_3d_69, %grid_sampler_3d_67, %grid_sampler_3d_55 : tensor<1x1x1x2x2xi1>, tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_71 = stablehlo.multiply %grid_sampler_3d_57, %grid_sampler_3d_22 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_72 = stablehlo.broadcast_in_dim %grid_sampler_3d_71, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_73 = stablehlo.multiply %grid_sampler_3d_70, %grid_sampler_3d_72 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_74 = stablehlo.compare GE, %grid_sampler_3d_27, %grid_sampler_3d_29, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_75 = stablehlo.compare LE, %grid_sampler_3d_27, %grid_sampler_3d_34, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_76 = stablehlo.and %grid_sampler_3d_74, %grid_sampler_3d_75 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_77 = stablehlo.select %grid_sampler_3d_76, %grid_sampler_3d_27, %grid_sampler_3d_29 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_3d_78 = stablehlo.convert %grid_sampler_3d_77 : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi32>
    %grid_sampler_3d_79 = stablehlo.add %grid_sampler_3d_47, %grid_sampler_3d_78 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_80 = stablehlo.multiply %grid_sampler_3d_79, %grid_sampler_3d_46 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_81 = stablehlo.add %grid_sampler_3d_80, %grid_sampler_3d_45 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_82 = "stablehlo.gather"(%grid_sampler_3d_16, %grid_sampler_3d_81) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x18xf32>, tensor<1x1x2x2xi32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_83 = stablehlo.and %grid_sampler_3d_32, %grid_sampler_3d_76 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_84 = stablehlo.and %grid_sampler_3d_83, %grid_sampler_3d_39 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_85 = stablehlo.broadcast_in_dim %grid_sampler_3d_84, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xi1>) -> tensor<1x1x1x2x2xi1>
    %grid_sampler_3d_86 = stablehlo.select %grid_sampler_3d_85, %grid_sampler_3d_82, %grid_sampler_3d_55 : tensor<1x1x1x2x2xi1>, tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_87 = stablehlo.multiply %grid_sampler_3d_23, %grid_sampler_3d_21 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_88 = stablehlo.multiply %grid_sampler_3d_87, %grid_sampler_3d_25 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_89 = stablehlo.broadcast_in_dim %grid_sampler_3d_88, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_90 = stablehlo.multiply %grid_sampler_3d_86, %grid_sampler_3d_89 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_91 = stablehlo.add %grid_sampler_3d_80, %grid_sampler_3d_65 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_92 = "stablehlo.gather"(%grid_sampler_3d_16, %grid_sampler_3d_91) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x18xf32>, tensor<1x1x2x2xi32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_93 = stablehlo.and %grid_sampler_3d_83, %grid_sampler_3d_63 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_94 = stablehlo.broadcast_in_dim %grid_sampler_3d_93, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xi1>) -> tensor<1x1x1x2x2xi1>
    %grid_sampler_3d_95 = stablehlo.select %grid_sampler_3d_94, %grid_sampler_3d_92, %grid_sampler_3d_55 : tensor<1x1x1x2x2xi1>, tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_96 = stablehlo.multiply %grid_sampler_3d_87, %grid_sampler_3d_22 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_97 = stablehlo.broadcast_in_dim %grid_sampler_3d_96, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_98 = stablehlo.multiply %grid_sampler_3d_95, %grid_sampler_3d_97 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_99 = stablehlo.compare GE, %grid_sampler_3d_26, %grid_sampler_3d_29, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_100 = stablehlo.compare LE, %grid_sampler_3d_26, %grid_sampler_3d_1, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %grid_sampler_3d_101 = stablehlo.and %grid_sampler_3d_99, %grid_sampler_3d_100 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_102 = stablehlo.select %grid_sampler_3d_101, %grid_sampler_3d_26, %grid_sampler_3d_29 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %grid_sampler_3d_103 = stablehlo.convert %grid_sampler_3d_102 : (tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi32>
    %grid_sampler_3d_104 = stablehlo.multiply %grid_sampler_3d_103, %grid_sampler_3d_46 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_105 = stablehlo.add %grid_sampler_3d_104, %grid_sampler_3d_43 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_106 = stablehlo.multiply %grid_sampler_3d_105, %grid_sampler_3d_46 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_107 = stablehlo.add %grid_sampler_3d_106, %grid_sampler_3d_45 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_108 = "stablehlo.gather"(%grid_sampler_3d_16, %grid_sampler_3d_107) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x18xf32>, tensor<1x1x2x2xi32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_109 = stablehlo.and %grid_sampler_3d_101, %grid_sampler_3d_36 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_110 = stablehlo.and %grid_sampler_3d_109, %grid_sampler_3d_39 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_111 = stablehlo.broadcast_in_dim %grid_sampler_3d_110, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xi1>) -> tensor<1x1x1x2x2xi1>
    %grid_sampler_3d_112 = stablehlo.select %grid_sampler_3d_111, %grid_sampler_3d_108, %grid_sampler_3d_55 : tensor<1x1x1x2x2xi1>, tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_113 = stablehlo.multiply %grid_sampler_3d_20, %grid_sampler_3d_24 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_114 = stablehlo.multiply %grid_sampler_3d_113, %grid_sampler_3d_25 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_115 = stablehlo.broadcast_in_dim %grid_sampler_3d_114, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_116 = stablehlo.multiply %grid_sampler_3d_112, %grid_sampler_3d_115 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_117 = stablehlo.add %grid_sampler_3d_106, %grid_sampler_3d_65 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_118 = "stablehlo.gather"(%grid_sampler_3d_16, %grid_sampler_3d_117) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x18xf32>, tensor<1x1x2x2xi32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_119 = stablehlo.and %grid_sampler_3d_109, %grid_sampler_3d_63 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_120 = stablehlo.broadcast_in_dim %grid_sampler_3d_119, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xi1>) -> tensor<1x1x1x2x2xi1>
    %grid_sampler_3d_121 = stablehlo.select %grid_sampler_3d_120, %grid_sampler_3d_118, %grid_sampler_3d_55 : tensor<1x1x1x2x2xi1>, tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_122 = stablehlo.multiply %grid_sampler_3d_113, %grid_sampler_3d_22 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_123 = stablehlo.broadcast_in_dim %grid_sampler_3d_122, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_124 = stablehlo.multiply %grid_sampler_3d_121, %grid_sampler_3d_123 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_125 = stablehlo.add %grid_sampler_3d_104, %grid_sampler_3d_78 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_126 = stablehlo.multiply %grid_sampler_3d_125, %grid_sampler_3d_46 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_127 = stablehlo.add %grid_sampler_3d_126, %grid_sampler_3d_45 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_128 = "stablehlo.gather"(%grid_sampler_3d_16, %grid_sampler_3d_127) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x18xf32>, tensor<1x1x2x2xi32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_129 = stablehlo.and %grid_sampler_3d_101, %grid_sampler_3d_76 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_130 = stablehlo.and %grid_sampler_3d_129, %grid_sampler_3d_39 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_131 = stablehlo.broadcast_in_dim %grid_sampler_3d_130, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xi1>) -> tensor<1x1x1x2x2xi1>
    %grid_sampler_3d_132 = stablehlo.select %grid_sampler_3d_131, %grid_sampler_3d_128, %grid_sampler_3d_55 : tensor<1x1x1x2x2xi1>, tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_133 = stablehlo.multiply %grid_sampler_3d_20, %grid_sampler_3d_21 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_134 = stablehlo.multiply %grid_sampler_3d_133, %grid_sampler_3d_25 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_135 = stablehlo.broadcast_in_dim %grid_sampler_3d_134, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_136 = stablehlo.multiply %grid_sampler_3d_132, %grid_sampler_3d_135 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_137 = stablehlo.add %grid_sampler_3d_126, %grid_sampler_3d_65 : tensor<1x1x2x2xi32>
    %grid_sampler_3d_138 = "stablehlo.gather"(%grid_sampler_3d_16, %grid_sampler_3d_137) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x18xf32>, tensor<1x1x2x2xi32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_139 = stablehlo.and %grid_sampler_3d_129, %grid_sampler_3d_63 : tensor<1x1x2x2xi1>
    %grid_sampler_3d_140 = stablehlo.broadcast_in_dim %grid_sampler_3d_139, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xi1>) -> tensor<1x1x1x2x2xi1>
    %grid_sampler_3d_141 = stablehlo.select %grid_sampler_3d_140, %grid_sampler_3d_138, %grid_sampler_3d_55 : tensor<1x1x1x2x2xi1>, tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_142 = stablehlo.multiply %grid_sampler_3d_133, %grid_sampler_3d_22 : tensor<1x1x2x2xf32>
    %grid_sampler_3d_143 = stablehlo.broadcast_in_dim %grid_sampler_3d_142, dims = [0, 2, 3, 4] : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_144 = stablehlo.multiply %grid_sampler_3d_141, %grid_sampler_3d_143 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_145 = stablehlo.add %grid_sampler_3d_60, %grid_sampler_3d_73 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_146 = stablehlo.add %grid_sampler_3d_145, %grid_sampler_3d_90 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_147 = stablehlo.add %grid_sampler_3d_146, %grid_sampler_3d_98 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_148 = stablehlo.add %grid_sampler_3d_147, %grid_sampler_3d_116 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_149 = stablehlo.add %grid_sampler_3d_148, %grid_sampler_3d_124 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_150 = stablehlo.add %grid_sampler_3d_149, %grid_sampler_3d_136 : tensor<1x1x1x2x2xf32>
    %grid_sampler_3d_151 = stablehlo.add %grid_sampler_3d_150, %grid_sampler_3d_144 : tensor<1x1x1x2x2xf32>
    return %grid_sampler_3d_151 : tensor<1x1x1x2x2xf32>
  }
}
