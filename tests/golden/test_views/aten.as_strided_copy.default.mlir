module @main {
  func.func @main(%args_0: tensor<4x6xf32>) -> tensor<2x3xf32> {
    %as_strided_copy = stablehlo.reshape %args_0 : (tensor<4x6xf32>) -> tensor<24xf32>
    %as_strided_copy_0 = stablehlo.slice %as_strided_copy [1:24] : (tensor<24xf32>) -> tensor<23xf32>
    %as_strided_copy_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %as_strided_copy_2 = stablehlo.pad %as_strided_copy_0, %as_strided_copy_1, low = [0], high = [1], interior = [0] : (tensor<23xf32>, tensor<f32>) -> tensor<24xf32>
    %as_strided_copy_3 = stablehlo.reshape %as_strided_copy_2 : (tensor<24xf32>) -> tensor<2x12xf32>
    %as_strided_copy_4 = stablehlo.slice %as_strided_copy_3 [0:2, 0:5:2] : (tensor<2x12xf32>) -> tensor<2x3xf32>
    return %as_strided_copy_4 : tensor<2x3xf32>
  }
}
