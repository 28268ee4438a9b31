module @main {
  func.func @main(%args_0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %special_hermite_polynomial_h = call @hermite_h(%args_0) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    return %special_hermite_polynomial_h : tensor<8x1xf32>
  }
  func.func private @hermite_h(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8x1xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<8x1xf32>
    %4 = stablehlo.multiply %1, %0 : tensor<8x1xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<8x1xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<8x1xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %8 = stablehlo.multiply %7, %2 : tensor<8x1xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<8x1xf32>
    return %9 : tensor<8x1xf32>
  }
}
