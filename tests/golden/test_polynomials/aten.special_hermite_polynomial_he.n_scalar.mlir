module @main {
  func.func @main(%args_0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %special_hermite_polynomial_he = call @hermite_he(%args_0) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    return %special_hermite_polynomial_he : tensor<8x1xf32>
  }
  func.func private @hermite_he(%arg0: tensor<8x1xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<8x1xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<8x1xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<8x1xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x1xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<8x1xf32>
    return %7 : tensor<8x1xf32>
  }
}
