module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_chebyshev_polynomial_t = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %special_chebyshev_polynomial_t_0 = call @chebyshev(%special_chebyshev_polynomial_t, %args_0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_chebyshev_polynomial_t_0 : tensor<2x3xf32>
  }
  func.func private @chebyshev(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
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
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %c = stablehlo.constant dense<6> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %9 = stablehlo.compare GT, %5, %8, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %10 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %11 = stablehlo.compare LE, %10, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.and %9, %11 : tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %13:8 = stablehlo.while(%iterArg = %5, %iterArg_6 = %12, %iterArg_7 = %5, %iterArg_8 = %12, %iterArg_9 = %arg0, %iterArg_10 = %c_3, %iterArg_11 = %6, %iterArg_12 = %arg0) : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %34 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %35 = stablehlo.compare LE, %34, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %36 = stablehlo.compare EQ, %iterArg_12, %iterArg_12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %37 = stablehlo.and %35, %36 : tensor<2x3xi1>
      %38 = stablehlo.not %iterArg_6 : tensor<2x3xi1>
      %39 = stablehlo.and %37, %38 : tensor<2x3xi1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %40 = stablehlo.reduce(%39 init: %c_13) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    } do {
      %34 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %35 = stablehlo.compare LE, %34, %iterArg_7, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %36 = stablehlo.compare EQ, %iterArg_12, %iterArg_12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %37 = stablehlo.and %35, %36 : tensor<2x3xi1>
      %38 = stablehlo.not %iterArg_8 : tensor<2x3xi1>
      %39 = stablehlo.and %37, %38 : tensor<2x3xi1>
      %40 = stablehlo.multiply %7, %iterArg_9 : tensor<2x3xf32>
      %41 = stablehlo.multiply %40, %iterArg_12 : tensor<2x3xf32>
      %42 = stablehlo.subtract %41, %iterArg_11 : tensor<2x3xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %43 = stablehlo.add %iterArg_10, %c_13 : tensor<i64>
      %44 = stablehlo.select %39, %iterArg_12, %iterArg_11 : tensor<2x3xi1>, tensor<2x3xf32>
      %45 = stablehlo.select %39, %42, %iterArg_12 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %43, %44, %45 : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %15 = stablehlo.compare LT, %5, %14, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %16 = stablehlo.compare EQ, %5, %14, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %17 = stablehlo.select %16, %6, %13#7 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.select %15, %18, %17 : tensor<2x3xi1>, tensor<2x3xf32>
    %20 = stablehlo.convert %5 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %21 = chlo.acos %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %22 = stablehlo.remainder %20, %7 : tensor<2x3xf32>
    %23 = stablehlo.compare EQ, %22, %18, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %24 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %25 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = stablehlo.multiply %6, %6 : tensor<2x3xf32>
    %27 = stablehlo.multiply %20, %21 : tensor<2x3xf32>
    %28 = stablehlo.cosine %27 : tensor<2x3xf32>
    %29 = stablehlo.negate %26 : tensor<2x3xf32>
    %30 = stablehlo.select %23, %26, %29 : tensor<2x3xi1>, tensor<2x3xf32>
    %31 = stablehlo.select %24, %30, %28 : tensor<2x3xi1>, tensor<2x3xf32>
    %32 = stablehlo.select %25, %6, %31 : tensor<2x3xi1>, tensor<2x3xf32>
    %33 = stablehlo.select %12, %32, %19 : tensor<2x3xi1>, tensor<2x3xf32>
    return %33 : tensor<2x3xf32>
  }
}
