module @main {
  func.func @main(%args_0: tensor<1x1x3x3xf32>) -> tensor<1x1x6x6xf32> {
    %_upsample_lanczos2d_aa = stablehlo.slice %args_0 [0:1, 0:1, 0:1, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x3xf32>
    %_upsample_lanczos2d_aa_0 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_1 = stablehlo.constant dense<[1.130650e+00, 0.814732372, 0.262987673, -0.129329219, -0.062053524, 0.0381357186]> : tensor<6xf32>
    %_upsample_lanczos2d_aa_2 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_1, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_3 = stablehlo.multiply %_upsample_lanczos2d_aa_0, %_upsample_lanczos2d_aa_2 : tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_4 = stablehlo.slice %args_0 [0:1, 0:1, 1:2, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x3xf32>
    %_upsample_lanczos2d_aa_5 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_4, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_6 = stablehlo.constant dense<[-0.168785736, 0.247321144, 0.866341531, 0.866341531, 0.247321144, -0.168785736]> : tensor<6xf32>
    %_upsample_lanczos2d_aa_7 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_6, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_8 = stablehlo.multiply %_upsample_lanczos2d_aa_5, %_upsample_lanczos2d_aa_7 : tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_9 = stablehlo.add %_upsample_lanczos2d_aa_3, %_upsample_lanczos2d_aa_8 : tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_10 = stablehlo.slice %args_0 [0:1, 0:1, 2:3, 0:3] : (tensor<1x1x3x3xf32>) -> tensor<1x1x1x3xf32>
    %_upsample_lanczos2d_aa_11 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_10, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_12 = stablehlo.constant dense<[0.0381357186, -0.062053524, -0.129329219, 0.262987673, 0.814732372, 1.130650e+00]> : tensor<6xf32>
    %_upsample_lanczos2d_aa_13 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_12, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_14 = stablehlo.multiply %_upsample_lanczos2d_aa_11, %_upsample_lanczos2d_aa_13 : tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_15 = stablehlo.add %_upsample_lanczos2d_aa_9, %_upsample_lanczos2d_aa_14 : tensor<1x1x6x3xf32>
    %_upsample_lanczos2d_aa_16 = stablehlo.slice %_upsample_lanczos2d_aa_15 [0:1, 0:1, 0:6, 0:1] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x1xf32>
    %_upsample_lanczos2d_aa_17 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_16, dims = [0, 1, 2, 3] : (tensor<1x1x6x1xf32>) -> tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_18 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_19 = stablehlo.multiply %_upsample_lanczos2d_aa_17, %_upsample_lanczos2d_aa_18 : tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_20 = stablehlo.slice %_upsample_lanczos2d_aa_15 [0:1, 0:1, 0:6, 1:2] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x1xf32>
    %_upsample_lanczos2d_aa_21 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_20, dims = [0, 1, 2, 3] : (tensor<1x1x6x1xf32>) -> tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_22 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_6, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_23 = stablehlo.multiply %_upsample_lanczos2d_aa_21, %_upsample_lanczos2d_aa_22 : tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_24 = stablehlo.add %_upsample_lanczos2d_aa_19, %_upsample_lanczos2d_aa_23 : tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_25 = stablehlo.slice %_upsample_lanczos2d_aa_15 [0:1, 0:1, 0:6, 2:3] : (tensor<1x1x6x3xf32>) -> tensor<1x1x6x1xf32>
    %_upsample_lanczos2d_aa_26 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_25, dims = [0, 1, 2, 3] : (tensor<1x1x6x1xf32>) -> tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_27 = stablehlo.broadcast_in_dim %_upsample_lanczos2d_aa_12, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_28 = stablehlo.multiply %_upsample_lanczos2d_aa_26, %_upsample_lanczos2d_aa_27 : tensor<1x1x6x6xf32>
    %_upsample_lanczos2d_aa_29 = stablehlo.add %_upsample_lanczos2d_aa_24, %_upsample_lanczos2d_aa_28 : tensor<1x1x6x6xf32>
    return %_upsample_lanczos2d_aa_29 : tensor<1x1x6x6xf32>
  }
}
