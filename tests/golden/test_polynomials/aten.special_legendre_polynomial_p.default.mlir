module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %special_legendre_polynomial_p = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %special_legendre_polynomial_p_0 = call @legendre_p(%args_0, %special_legendre_polynomial_p) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_legendre_polynomial_p_0 : tensor<2x3xf32>
  }
  func.func private @legendre_p(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
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
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7:6 = stablehlo.while(%iterArg = %5, %iterArg_4 = %5, %iterArg_5 = %arg0, %iterArg_6 = %c, %iterArg_7 = %6, %iterArg_8 = %arg0) : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %14 = stablehlo.broadcast_in_dim %iterArg_6, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %15 = stablehlo.compare LE, %14, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %16 = stablehlo.compare EQ, %iterArg_8, %iterArg_8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %17 = stablehlo.and %15, %16 : tensor<2x3xi1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %18 = stablehlo.not %c_9 : tensor<i1>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
      %20 = stablehlo.and %17, %19 : tensor<2x3xi1>
      %21 = stablehlo.reduce(%20 init: %c_9) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %14 = stablehlo.broadcast_in_dim %iterArg_6, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %15 = stablehlo.compare LE, %14, %iterArg_4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %16 = stablehlo.compare EQ, %iterArg_8, %iterArg_8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %17 = stablehlo.and %15, %16 : tensor<2x3xi1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %18 = stablehlo.not %c_9 : tensor<i1>
      %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
      %20 = stablehlo.and %17, %19 : tensor<2x3xi1>
      %21 = stablehlo.convert %iterArg_6 : (tensor<i64>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %22 = stablehlo.multiply %cst_10, %21 : tensor<f32>
      %23 = stablehlo.subtract %22, %cst_1 : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %25 = stablehlo.multiply %24, %iterArg_5 : tensor<2x3xf32>
      %26 = stablehlo.multiply %25, %iterArg_8 : tensor<2x3xf32>
      %27 = stablehlo.subtract %21, %cst_1 : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %29 = stablehlo.multiply %28, %iterArg_7 : tensor<2x3xf32>
      %30 = stablehlo.subtract %26, %29 : tensor<2x3xf32>
      %31 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %32 = stablehlo.divide %30, %31 : tensor<2x3xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %33 = stablehlo.add %iterArg_6, %c_11 : tensor<i64>
      %34 = stablehlo.select %20, %iterArg_8, %iterArg_7 : tensor<2x3xi1>, tensor<2x3xf32>
      %35 = stablehlo.select %20, %32, %iterArg_8 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %33, %34, %35 : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %9 = stablehlo.compare LT, %5, %8, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %10 = stablehlo.compare EQ, %5, %8, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %11 = stablehlo.select %10, %6, %7#5 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.select %9, %12, %11 : tensor<2x3xi1>, tensor<2x3xf32>
    return %13 : tensor<2x3xf32>
  }
}
