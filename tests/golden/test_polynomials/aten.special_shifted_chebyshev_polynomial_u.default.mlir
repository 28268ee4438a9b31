module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %special_shifted_chebyshev_polynomial_u = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %special_shifted_chebyshev_polynomial_u_0 = call @chebyshev(%args_0, %special_shifted_chebyshev_polynomial_u) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_shifted_chebyshev_polynomial_u_0 : tensor<2x3xf32>
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
    %10 = stablehlo.multiply %6, %9 : tensor<2x3xf32>
    %c = stablehlo.constant dense<6> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %12 = stablehlo.compare GT, %5, %11, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %13 = stablehlo.abs %9 : tensor<2x3xf32>
    %14 = stablehlo.compare LE, %13, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = stablehlo.and %12, %14 : tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %16:8 = stablehlo.while(%iterArg = %5, %iterArg_6 = %15, %iterArg_7 = %5, %iterArg_8 = %15, %iterArg_9 = %9, %iterArg_10 = %c_3, %iterArg_11 = %8, %iterArg_12 = %10) : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %40 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %41 = stablehlo.compare LE, %40, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %42 = stablehlo.compare EQ, %iterArg_12, %iterArg_12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %43 = stablehlo.and %41, %42 : tensor<2x3xi1>
      %44 = stablehlo.not %iterArg_6 : tensor<2x3xi1>
      %45 = stablehlo.and %43, %44 : tensor<2x3xi1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %46 = stablehlo.reduce(%45 init: %c_13) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %40 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %41 = stablehlo.compare LE, %40, %iterArg_7, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %42 = stablehlo.compare EQ, %iterArg_12, %iterArg_12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %43 = stablehlo.and %41, %42 : tensor<2x3xi1>
      %44 = stablehlo.not %iterArg_8 : tensor<2x3xi1>
      %45 = stablehlo.and %43, %44 : tensor<2x3xi1>
      %46 = stablehlo.multiply %6, %iterArg_9 : tensor<2x3xf32>
      %47 = stablehlo.multiply %46, %iterArg_12 : tensor<2x3xf32>
      %48 = stablehlo.subtract %47, %iterArg_11 : tensor<2x3xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %49 = stablehlo.add %iterArg_10, %c_13 : tensor<i64>
      %50 = stablehlo.select %45, %iterArg_12, %iterArg_11 : tensor<2x3xi1>, tensor<2x3xf32>
      %51 = stablehlo.select %45, %48, %iterArg_12 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %49, %50, %51 : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %18 = stablehlo.compare LT, %5, %17, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %19 = stablehlo.compare EQ, %5, %17, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %20 = stablehlo.select %19, %8, %16#7 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.select %18, %21, %20 : tensor<2x3xi1>, tensor<2x3xf32>
    %23 = stablehlo.convert %5 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %24 = chlo.acos %9 : tensor<2x3xf32> -> tensor<2x3xf32>
    %25 = stablehlo.remainder %23, %6 : tensor<2x3xf32>
    %26 = stablehlo.compare EQ, %25, %21, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = stablehlo.compare EQ, %9, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = stablehlo.compare EQ, %9, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = stablehlo.add %23, %8 : tensor<2x3xf32>
    %30 = stablehlo.multiply %29, %8 : tensor<2x3xf32>
    %31 = stablehlo.multiply %29, %24 : tensor<2x3xf32>
    %32 = stablehlo.sine %31 : tensor<2x3xf32>
    %33 = stablehlo.sine %24 : tensor<2x3xf32>
    %34 = stablehlo.divide %32, %33 : tensor<2x3xf32>
    %35 = stablehlo.negate %30 : tensor<2x3xf32>
    %36 = stablehlo.select %26, %30, %35 : tensor<2x3xi1>, tensor<2x3xf32>
    %37 = stablehlo.select %27, %36, %34 : tensor<2x3xi1>, tensor<2x3xf32>
    %38 = stablehlo.select %28, %29, %37 : tensor<2x3xi1>, tensor<2x3xf32>
    %39 = stablehlo.select %15, %38, %22 : tensor<2x3xi1>, tensor<2x3xf32>
    return %39 : tensor<2x3xf32>
  }
}
