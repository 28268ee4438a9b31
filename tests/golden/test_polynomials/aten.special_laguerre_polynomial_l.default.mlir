module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %special_laguerre_polynomial_l = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %special_laguerre_polynomial_l_0 = call @laguerre_l(%args_0, %special_laguerre_polynomial_l) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_laguerre_polynomial_l_0 : tensor<2x3xf32>
  }
  func.func private @laguerre_l(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<4.61168602E+18> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<2x3xi1>, tensor<2x3xf32>
    %5 = stablehlo.convert %4 : (tensor<2x3xf32>) -> tensor<2x3xi64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.subtract %6, %arg0 : tensor<2x3xf32>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %8:6 = stablehlo.while(%iterArg = %5, %iterArg_4 = %5, %iterArg_5 = %arg0, %iterArg_6 = %c, %iterArg_7 = %6, %iterArg_8 = %7) : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %15 = stablehlo.broadcast_in_dim %iterArg_6, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %16 = stablehlo.compare LE, %15, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %17 = stablehlo.compare EQ, %iterArg_8, %iterArg_8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %18 = stablehlo.and %16, %17 : tensor<2x3xi1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %19 = stablehlo.not %c_9 : tensor<i1>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
      %21 = stablehlo.and %18, %20 : tensor<2x3xi1>
      %22 = stablehlo.reduce(%21 init: %c_9) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %15 = stablehlo.broadcast_in_dim %iterArg_6, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %16 = stablehlo.compare LE, %15, %iterArg_4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %17 = stablehlo.compare EQ, %iterArg_8, %iterArg_8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %18 = stablehlo.and %16, %17 : tensor<2x3xi1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %19 = stablehlo.not %c_9 : tensor<i1>
      %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
      %21 = stablehlo.and %18, %20 : tensor<2x3xi1>
      %22 = stablehlo.convert %iterArg_6 : (tensor<i64>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %23 = stablehlo.multiply %cst_10, %22 : tensor<f32>
      %24 = stablehlo.subtract %23, %cst_1 : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %26 = stablehlo.subtract %25, %iterArg_5 : tensor<2x3xf32>
      %27 = stablehlo.multiply %26, %iterArg_8 : tensor<2x3xf32>
      %28 = stablehlo.subtract %22, %cst_1 : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %30 = stablehlo.multiply %29, %iterArg_7 : tensor<2x3xf32>
      %31 = stablehlo.subtract %27, %30 : tensor<2x3xf32>
      %32 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %33 = stablehlo.divide %31, %32 : tensor<2x3xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %34 = stablehlo.add %iterArg_6, %c_11 : tensor<i64>
      %35 = stablehlo.select %21, %iterArg_8, %iterArg_7 : tensor<2x3xi1>, tensor<2x3xf32>
      %36 = stablehlo.select %21, %33, %iterArg_8 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %34, %35, %36 : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %10 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %11 = stablehlo.compare EQ, %5, %9, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %12 = stablehlo.select %11, %6, %8#5 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.select %10, %13, %12 : tensor<2x3xi1>, tensor<2x3xf32>
    return %14 : tensor<2x3xf32>
  }
}
