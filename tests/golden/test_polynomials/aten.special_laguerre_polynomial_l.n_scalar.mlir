module @main {
  func.func @main(%args_0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %special_laguerre_polynomial_l = call @laguerre_l(%args_0) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    return %special_laguerre_polynomial_l : tensor<8x1xf32>
  }
  func.func private @laguerre_l(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<8x1xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<8x1xf32>
    %5 = stablehlo.multiply %0, %0 : tensor<8x1xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<8x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<8x1xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %10 = stablehlo.subtract %9, %arg0 : tensor<8x1xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<8x1xf32>
    %12 = stablehlo.multiply %7, %1 : tensor<8x1xf32>
    %13 = stablehlo.subtract %11, %12 : tensor<8x1xf32>
    %14 = stablehlo.divide %13, %2 : tensor<8x1xf32>
    return %14 : tensor<8x1xf32>
  }
}
