module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_shifted_chebyshev_polynomial_t = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %special_shifted_chebyshev_polynomial_t_0 = call @chebyshev(%special_shifted_chebyshev_polynomial_t, %args_0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_shifted_chebyshev_polynomial_t_0 : tensor<2x3xf32>
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
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<2x3xf32>
    %c = stablehlo.constant dense<6> : tensor<i64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %11 = stablehlo.compare GT, %5, %10, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %12 = stablehlo.abs %9 : tensor<2x3xf32>
    %13 = stablehlo.compare LE, %12, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.and %11, %13 : tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %15:8 = stablehlo.while(%iterArg = %5, %iterArg_6 = %14, %iterArg_7 = %5, %iterArg_8 = %14, %iterArg_9 = %9, %iterArg_10 = %c_3, %iterArg_11 = %8, %iterArg_12 = %9) : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %36 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %37 = stablehlo.compare LE, %36, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %38 = stablehlo.compare EQ, %iterArg_12, %iterArg_12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %39 = stablehlo.and %37, %38 : tensor<2x3xi1>
      %40 = stablehlo.not %iterArg_6 : tensor<2x3xi1>
      %41 = stablehlo.and %39, %40 : tensor<2x3xi1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %42 = stablehlo.reduce(%41 init: %c_13) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %42 : tensor<i1>
    } do {
      %36 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %37 = stablehlo.compare LE, %36, %iterArg_7, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %38 = stablehlo.compare EQ, %iterArg_12, %iterArg_12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %39 = stablehlo.and %37, %38 : tensor<2x3xi1>
      %40 = stablehlo.not %iterArg_8 : tensor<2x3xi1>
      %41 = stablehlo.and %39, %40 : tensor<2x3xi1>
      %42 = stablehlo.multiply %6, %iterArg_9 : tensor<2x3xf32>
      %43 = stablehlo.multiply %42, %iterArg_12 : tensor<2x3xf32>
      %44 = stablehlo.subtract %43, %iterArg_11 : tensor<2x3xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %45 = stablehlo.add %iterArg_10, %c_13 : tensor<i64>
      %46 = stablehlo.select %41, %iterArg_12, %iterArg_11 : tensor<2x3xi1>, tensor<2x3xf32>
      %47 = stablehlo.select %41, %44, %iterArg_12 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %45, %46, %47 : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %17 = stablehlo.compare LT, %5, %16, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %18 = stablehlo.compare EQ, %5, %16, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %19 = stablehlo.select %18, %8, %15#7 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.select %17, %20, %19 : tensor<2x3xi1>, tensor<2x3xf32>
    %22 = stablehlo.convert %5 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %23 = chlo.acos %9 : tensor<2x3xf32> -> tensor<2x3xf32>
    %24 = stablehlo.remainder %22, %6 : tensor<2x3xf32>
    %25 = stablehlo.compare EQ, %24, %20, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = stablehlo.compare EQ, %9, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = stablehlo.compare EQ, %9, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = stablehlo.multiply %8, %8 : tensor<2x3xf32>
    %29 = stablehlo.multiply %22, %23 : tensor<2x3xf32>
    %30 = stablehlo.cosine %29 : tensor<2x3xf32>
    %31 = stablehlo.negate %28 : tensor<2x3xf32>
    %32 = stablehlo.select %25, %28, %31 : tensor<2x3xi1>, tensor<2x3xf32>
    %33 = stablehlo.select %26, %32, %30 : tensor<2x3xi1>, tensor<2x3xf32>
    %34 = stablehlo.select %27, %8, %33 : tensor<2x3xi1>, tensor<2x3xf32>
    %35 = stablehlo.select %14, %34, %21 : tensor<2x3xi1>, tensor<2x3xf32>
    return %35 : tensor<2x3xf32>
  }
}
