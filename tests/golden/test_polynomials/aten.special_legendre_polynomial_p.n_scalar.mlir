module @main {
  func.func @main(%args_0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %special_legendre_polynomial_p = call @legendre_p(%args_0) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    return %special_legendre_polynomial_p : tensor<8x1xf32>
  }
  func.func private @legendre_p(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8x1xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<8x1xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<8x1xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<8x1xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %7 = stablehlo.divide %5, %6 : tensor<8x1xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %9 = stablehlo.multiply %8, %arg0 : tensor<8x1xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<8x1xf32>
    %11 = stablehlo.multiply %6, %arg0 : tensor<8x1xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<8x1xf32>
    %13 = stablehlo.divide %12, %1 : tensor<8x1xf32>
    return %13 : tensor<8x1xf32>
  }
}
