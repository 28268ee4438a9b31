module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_log_ndtr = call @log_ndtr(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_log_ndtr : tensor<2x3xf32>
  }
  func.func private @log_ndtr(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<[6.562500e+00, -1.875000e+00, 7.500000e-01, -5.000000e-01, 1.000000e+00]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.negate %1 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<9.419280e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.compare GT, %4, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.select %6, %7, %4 : tensor<2x3xi1>, tensor<2x3xf32>
    %9 = chlo.square %8 : tensor<2x3xf32> -> tensor<2x3xf32>
    %10 = stablehlo.exponential %9 : tensor<2x3xf32>
    %11 = chlo.erfc %8 : tensor<2x3xf32> -> tensor<2x3xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x3xf32>
    %13 = chlo.square %4 : tensor<2x3xf32> -> tensor<2x3xf32>
    %14 = stablehlo.divide %7, %13 : tensor<2x3xf32>
    %15 = call @log_ndtr_polyval(%cst, %14) : (tensor<5xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<1.7724539> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<2x3xf32>
    %18 = stablehlo.divide %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.select %6, %18, %12 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.divide %19, %20 : tensor<2x3xf32>
    %22 = stablehlo.log %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %1, %1 : tensor<2x3xf32>
    %24 = stablehlo.subtract %22, %23 : tensor<2x3xf32>
    %25 = chlo.erfc %1 : tensor<2x3xf32> -> tensor<2x3xf32>
    %26 = stablehlo.negate %25 : tensor<2x3xf32>
    %27 = stablehlo.divide %26, %20 : tensor<2x3xf32>
    %28 = stablehlo.log_plus_one %27 : tensor<2x3xf32>
    %29 = stablehlo.select %3, %24, %28 : tensor<2x3xi1>, tensor<2x3xf32>
    return %29 : tensor<2x3xf32>
  }
  func.func private @log_ndtr_polyval(%arg0: tensor<5xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %2 = stablehlo.slice %1 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = call @log_ndtr_closed_call(%arg1, %0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.slice %1 [1:2] : (tensor<5xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = call @log_ndtr_closed_call(%arg1, %4, %6) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.slice %1 [2:3] : (tensor<5xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = call @log_ndtr_closed_call(%arg1, %7, %9) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.slice %1 [3:4] : (tensor<5xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = call @log_ndtr_closed_call(%arg1, %10, %12) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.slice %1 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
    %16 = call @log_ndtr_closed_call(%arg1, %13, %15) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %16 : tensor<2x3xf32>
  }
  func.func private @log_ndtr_closed_call(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}
