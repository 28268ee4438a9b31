module @main {
  func.func @main(%args_0: tensor<4x6xf32>, %args_1: tensor<2x3xf32>) -> tensor<4x6xf32> {
    %as_strided_scatter = stablehlo.reshape %args_0 : (tensor<4x6xf32>) -> tensor<24xf32>
    %as_strided_scatter_0 = stablehlo.slice %as_strided_scatter [1:24] : (tensor<24xf32>) -> tensor<23xf32>
    %as_strided_scatter_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %as_strided_scatter_2 = stablehlo.pad %as_strided_scatter_0, %as_strided_scatter_1, low = [0], high = [1], interior = [0] : (tensor<23xf32>, tensor<f32>) -> tensor<24xf32>
    %as_strided_scatter_3 = stablehlo.reshape %as_strided_scatter_2 : (tensor<24xf32>) -> tensor<2x12xf32>
    %as_strided_scatter_4 = stablehlo.pad %args_1, %as_strided_scatter_1, low = [0, 0], high = [0, 7], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x12xf32>
    %as_strided_scatter_5 = stablehlo.constant dense<true> : tensor<3xi1>
    %as_strided_scatter_6 = stablehlo.constant dense<false> : tensor<i1>
    %as_strided_scatter_7 = stablehlo.pad %as_strided_scatter_5, %as_strided_scatter_6, low = [0], high = [7], interior = [1] : (tensor<3xi1>, tensor<i1>) -> tensor<12xi1>
    %as_strided_scatter_8 = stablehlo.broadcast_in_dim %as_strided_scatter_7, dims = [1] : (tensor<12xi1>) -> tensor<2x12xi1>
    %as_strided_scatter_9 = stablehlo.select %as_strided_scatter_8, %as_strided_scatter_4, %as_strided_scatter_3 : tensor<2x12xi1>, tensor<2x12xf32>
    %as_strided_scatter_10 = stablehlo.reshape %as_strided_scatter_9 : (tensor<2x12xf32>) -> tensor<24xf32>
    %as_strided_scatter_11 = stablehlo.slice %as_strided_scatter_10 [0:23] : (tensor<24xf32>) -> tensor<23xf32>
    %as_strided_scatter_12 = stablehlo.constant dense<1> : tensor<i32>
    %as_strided_scatter_13 = stablehlo.dynamic_update_slice %as_strided_scatter, %as_strided_scatter_11, %as_strided_scatter_12 : (tensor<24xf32>, tensor<23xf32>, tensor<i32>) -> tensor<24xf32>
    %as_strided_scatter_14 = stablehlo.reshape %as_strided_scatter_13 : (tensor<24xf32>) -> tensor<4x6xf32>
    return %as_strided_scatter_14 : tensor<4x6xf32>
  }
}
