module @main {
  func.func @main(%args_0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %special_chebyshev_polynomial_t = call @chebyshev(%args_0) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    return %special_chebyshev_polynomial_t : tensor<8x1xf32>
  }
  func.func private @chebyshev(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8x1xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<8x1xf32>
    %4 = stablehlo.subtract %3, %0 : tensor<8x1xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<8x1xf32>
    %6 = stablehlo.subtract %5, %arg0 : tensor<8x1xf32>
    return %6 : tensor<8x1xf32>
  }
}
