module @main {
  func.func @main(%args_0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %special_shifted_chebyshev_polynomial_w = call @chebyshev(%args_0) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    return %special_shifted_chebyshev_polynomial_w : tensor<8x1xf32>
  }
  func.func private @chebyshev(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<8x1xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<8x1xf32>
    %5 = stablehlo.add %4, %2 : tensor<8x1xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<8x1xf32>
    %7 = stablehlo.subtract %6, %2 : tensor<8x1xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<8x1xf32>
    %9 = stablehlo.subtract %8, %5 : tensor<8x1xf32>
    return %9 : tensor<8x1xf32>
  }
}
