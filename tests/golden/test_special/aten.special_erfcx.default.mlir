module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_erfcx = call @erfcx(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_erfcx : tensor<2x3xf32>
  }
  func.func private @erfcx(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<[6.562500e+00, -1.875000e+00, 7.500000e-01, -5.000000e-01, 1.000000e+00]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<9.419280e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.select %1, %2, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    %4 = chlo.square %3 : tensor<2x3xf32> -> tensor<2x3xf32>
    %5 = stablehlo.exponential %4 : tensor<2x3xf32>
    %6 = chlo.erfc %3 : tensor<2x3xf32> -> tensor<2x3xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<2x3xf32>
    %8 = chlo.square %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %9 = stablehlo.divide %2, %8 : tensor<2x3xf32>
    %10 = call @erfcx_polyval(%cst, %9) : (tensor<5xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<1.7724539> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<2x3xf32>
    %13 = stablehlo.divide %10, %12 : tensor<2x3xf32>
    %14 = stablehlo.select %1, %13, %7 : tensor<2x3xi1>, tensor<2x3xf32>
    return %14 : tensor<2x3xf32>
  }
  func.func private @erfcx_polyval(%arg0: tensor<5xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %2 = stablehlo.slice %1 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = call @erfcx_closed_call(%arg1, %0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.slice %1 [1:2] : (tensor<5xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = call @erfcx_closed_call(%arg1, %4, %6) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.slice %1 [2:3] : (tensor<5xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = call @erfcx_closed_call(%arg1, %7, %9) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.slice %1 [3:4] : (tensor<5xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = call @erfcx_closed_call(%arg1, %10, %12) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.slice %1 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
    %16 = call @erfcx_closed_call(%arg1, %13, %15) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %16 : tensor<2x3xf32>
  }
  func.func private @erfcx_closed_call(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}
