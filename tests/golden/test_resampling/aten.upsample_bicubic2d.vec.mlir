module @main {
  func.func @main(%args_0: tensor<1x1x3x3xf32>) -> tensor<1x1x6x6xf32> {
    %upsample_bicubic2d = stablehlo.slice %args_0 [0:1, 0:1, 0:2, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x2x3xf32>
    %upsample_bicubic2d_0 = stablehlo.broadcast_in_dim %upsample_bicubic2d, dims = [0, 1, 2, 4] : (tensor<1x1x2x3xf32>) -> tensor<1x1x2x5x3xf32>
    %upsample_bicubic2d_1 = stablehlo.reshape %upsample_bicubic2d_0 : (tensor<1x1x2x5x3xf32>) -> tensor<1x1x10x3xf32>
    %upsample_bicubic2d_2 = stablehlo.slice %upsample_bicubic2d_1 [0:1, 0:1, 0:6, 0:3] : (tensor<1x1x10x3xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_3 = stablehlo.constant dense<[-0.03515625, -0.10546875, -0.03515625, -0.10546875, -0.03515625, -0.10546875]> : tensor<6xf32>
    %upsample_bicubic2d_4 = stablehlo.broadcast_in_dim %upsample_bicubic2d_3, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_5 = stablehlo.multiply %upsample_bicubic2d_2, %upsample_bicubic2d_4 : tensor<1x1x6x3xf32>
    %upsample_bicubic2d_6 = stablehlo.broadcast_in_dim %args_0, dims = [0, 1, 2, 4] : (tensor<1x1x3x3xf32>) -> tensor<1x1x3x2x3xf32>
    %upsample_bicubic2d_7 = stablehlo.reshape %upsample_bicubic2d_6 : (tensor<1x1x3x2x3xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_8 = stablehlo.slice %upsample_bicubic2d_7 [0:1, 0:1, 0:5, 0:3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x5x3xf32>
    %upsample_bicubic2d_9 = stablehlo.slice %args_0 [0:1, 0:1, 0:1, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x3xf32>
    %upsample_bicubic2d_10 = stablehlo.concatenate %upsample_bicubic2d_9, %upsample_bicubic2d_8, dim = 2 : (tensor<1x1x1x3xf32>, tensor<1x1x5x3xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_11 = stablehlo.constant dense<[0.26171875, 0.87890625, 0.26171875, 0.87890625, 0.26171875, 0.87890625]> : tensor<6xf32>
    %upsample_bicubic2d_12 = stablehlo.broadcast_in_dim %upsample_bicubic2d_11, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_13 = stablehlo.multiply %upsample_bicubic2d_10, %upsample_bicubic2d_12 : tensor<1x1x6x3xf32>
    %upsample_bicubic2d_14 = stablehlo.add %upsample_bicubic2d_5, %upsample_bicubic2d_13 : tensor<1x1x6x3xf32>
    %upsample_bicubic2d_15 = stablehlo.slice %upsample_bicubic2d_7 [0:1, 0:1, 1:6, 0:3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x5x3xf32>
    %upsample_bicubic2d_16 = stablehlo.slice %args_0 [0:1, 0:1, 2:3, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x3xf32>
    %upsample_bicubic2d_17 = stablehlo.concatenate %upsample_bicubic2d_15, %upsample_bicubic2d_16, dim = 2 : (tensor<1x1x5x3xf32>, tensor<1x1x1x3xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_18 = stablehlo.constant dense<[0.87890625, 0.26171875, 0.87890625, 0.26171875, 0.87890625, 0.26171875]> : tensor<6xf32>
    %upsample_bicubic2d_19 = stablehlo.broadcast_in_dim %upsample_bicubic2d_18, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_20 = stablehlo.multiply %upsample_bicubic2d_17, %upsample_bicubic2d_19 : tensor<1x1x6x3xf32>
    %upsample_bicubic2d_21 = stablehlo.add %upsample_bicubic2d_14, %upsample_bicubic2d_20 : tensor<1x1x6x3xf32>
    %upsample_bicubic2d_22 = stablehlo.slice %args_0 [0:1, 0:1, 1:3, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x2x3xf32>
    %upsample_bicubic2d_23 = stablehlo.broadcast_in_dim %upsample_bicubic2d_22, dims = [0, 1, 2, 4] : (tensor<1x1x2x3xf32>) -> tensor<1x1x2x5x3xf32>
    %upsample_bicubic2d_24 = stablehlo.reshape %upsample_bicubic2d_23 : (tensor<1x1x2x5x3xf32>) -> tensor<1x1x10x3xf32>
    %upsample_bicubic2d_25 = stablehlo.slice %upsample_bicubic2d_24 [0:1, 0:1, 4:10, 0:3] : (tensor<1x1x10x3xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_26 = stablehlo.constant dense<[-0.10546875, -0.03515625, -0.10546875, -0.03515625, -0.10546875, -0.03515625]> : tensor<6xf32>
    %upsample_bicubic2d_27 = stablehlo.broadcast_in_dim %upsample_bicubic2d_26, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %upsample_bicubic2d_28 = stablehlo.multiply %upsample_bicubic2d_25, %upsample_bicubic2d_27 : tensor<1x1x6x3xf32>
    %upsample_bicubic2d_29 = stablehlo.add %upsample_bicubic2d_21, %upsample_bicubic2d_28 : tensor<1x1x6x3xf32>
    %upsample_bicubic2d_30 = stablehlo.slice %upsample_bicubic2d_29 [0:1, 0:1, 0:6, 0:2] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x2xf32>
    %upsample_bicubic2d_31 = stablehlo.broadcast_in_dim %upsample_bicubic2d_30, dims = [0, 1, 2, 3] : (tensor<1x1x6x2xf32>) -> tensor<1x1x6x2x5xf32>
    %upsample_bicubic2d_32 = stablehlo.reshape %upsample_bicubic2d_31 : (tensor<1x1x6x2x5xf32>) -> tensor<1x1x6x10xf32>
    %upsample_bicubic2d_33 = stablehlo.slice %upsample_bicubic2d_32 [0:1, 0:1, 0:6, 0:6] : (tensor<1x1x6x10xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_34 = stablehlo.broadcast_in_dim %upsample_bicubic2d_3, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_35 = stablehlo.multiply %upsample_bicubic2d_33, %upsample_bicubic2d_34 : tensor<1x1x6x6xf32>
    %upsample_bicubic2d_36 = stablehlo.broadcast_in_dim %upsample_bicubic2d_29, dims = [0, 1, 2, 3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x3x2xf32>
    %upsample_bicubic2d_37 = stablehlo.reshape %upsample_bicubic2d_36 : (tensor<1x1x6x3x2xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_38 = stablehlo.slice %upsample_bicubic2d_37 [0:1, 0:1, 0:6, 0:5] : (tensor<1x1x6x6xf32>) -> tensor<1x1x6x5xf32>
    %upsample_bicubic2d_39 = stablehlo.slice %upsample_bicubic2d_29 [0:1, 0:1, 0:6, 0:1] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x1xf32>
    %upsample_bicubic2d_40 = stablehlo.concatenate %upsample_bicubic2d_39, %upsample_bicubic2d_38, dim = 3 : (tensor<1x1x6x1xf32>, tensor<1x1x6x5xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_41 = stablehlo.broadcast_in_dim %upsample_bicubic2d_11, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_42 = stablehlo.multiply %upsample_bicubic2d_40, %upsample_bicubic2d_41 : tensor<1x1x6x6xf32>
    %upsample_bicubic2d_43 = stablehlo.add %upsample_bicubic2d_35, %upsample_bicubic2d_42 : tensor<1x1x6x6xf32>
    %upsample_bicubic2d_44 = stablehlo.slice %upsample_bicubic2d_37 [0:1, 0:1, 0:6, 1:6] : (tensor<1x1x6x6xf32>) -> tensor<1x1x6x5xf32>
    %upsample_bicubic2d_45 = stablehlo.slice %upsample_bicubic2d_29 [0:1, 0:1, 0:6, 2:3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x1xf32>
    %upsample_bicubic2d_46 = stablehlo.concatenate %upsample_bicubic2d_44, %upsample_bicubic2d_45, dim = 3 : (tensor<1x1x6x5xf32>, tensor<1x1x6x1xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_47 = stablehlo.broadcast_in_dim %upsample_bicubic2d_18, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_48 = stablehlo.multiply %upsample_bicubic2d_46, %upsample_bicubic2d_47 : tensor<1x1x6x6xf32>
    %upsample_bicubic2d_49 = stablehlo.add %upsample_bicubic2d_43, %upsample_bicubic2d_48 : tensor<1x1x6x6xf32>
    %upsample_bicubic2d_50 = stablehlo.slice %upsample_bicubic2d_29 [0:1, 0:1, 0:6, 1:3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x2xf32>
    %upsample_bicubic2d_51 = stablehlo.broadcast_in_dim %upsample_bicubic2d_50, dims = [0, 1, 2, 3] : (tensor<1x1x6x2xf32>) -> tensor<1x1x6x2x5xf32>
    %upsample_bicubic2d_52 = stablehlo.reshape %upsample_bicubic2d_51 : (tensor<1x1x6x2x5xf32>) -> tensor<1x1x6x10xf32>
    %upsample_bicubic2d_53 = stablehlo.slice %upsample_bicubic2d_52 [0:1, 0:1, 0:6, 4:10] : (tensor<1x1x6x10xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_54 = stablehlo.broadcast_in_dim %upsample_bicubic2d_26, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %upsample_bicubic2d_55 = stablehlo.multiply %upsample_bicubic2d_53, %upsample_bicubic2d_54 : tensor<1x1x6x6xf32>
    %upsample_bicubic2d_56 = stablehlo.add %upsample_bicubic2d_49, %upsample_bicubic2d_55 : tensor<1x1x6x6xf32>
    return %upsample_bicubic2d_56 : tensor<1x1x6x6xf32>
  }
}
