module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %special_chebyshev_polynomial_u = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %special_chebyshev_polynomial_u_0 = call @chebyshev(%args_0, %special_chebyshev_polynomial_u) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_chebyshev_polynomial_u_0 : tensor<2x3xf32>
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
    %8 = stablehlo.multiply %7, %arg0 : tensor<2x3xf32>
    %c = stablehlo.constant dense<8> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %10 = stablehlo.compare GT, %5, %9, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %11 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %12 = stablehlo.compare LE, %11, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = stablehlo.and %10, %12 : tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %14:8 = stablehlo.while(%iterArg = %5, %iterArg_6 = %13, %iterArg_7 = %5, %iterArg_8 = %13, %iterArg_9 = %arg0, %iterArg_10 = %c_3, %iterArg_11 = %6, %iterArg_12 = %8) : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %38 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %39 = stablehlo.compare LE, %38, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %40 = stablehlo.compare EQ, %iterArg_12, %iterArg_12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %41 = stablehlo.and %39, %40 : tensor<2x3xi1>
      %42 = stablehlo.not %iterArg_6 : tensor<2x3xi1>
      %43 = stablehlo.and %41, %42 : tensor<2x3xi1>
      %c_13 = stablehlo.constant dense<false> : tensor<i1>
      %44 = stablehlo.reduce(%43 init: %c_13) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %44 : tensor<i1>
    } do {
      %38 = stablehlo.broadcast_in_dim %iterArg_10, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %39 = stablehlo.compare LE, %38, %iterArg_7, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %40 = stablehlo.compare EQ, %iterArg_12, %iterArg_12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %41 = stablehlo.and %39, %40 : tensor<2x3xi1>
      %42 = stablehlo.not %iterArg_8 : tensor<2x3xi1>
      %43 = stablehlo.and %41, %42 : tensor<2x3xi1>
      %44 = stablehlo.multiply %7, %iterArg_9 : tensor<2x3xf32>
      %45 = stablehlo.multiply %44, %iterArg_12 : tensor<2x3xf32>
      %46 = stablehlo.subtract %45, %iterArg_11 : tensor<2x3xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i64>
      %47 = stablehlo.add %iterArg_10, %c_13 : tensor<i64>
      %48 = stablehlo.select %43, %iterArg_12, %iterArg_11 : tensor<2x3xi1>, tensor<2x3xf32>
      %49 = stablehlo.select %43, %46, %iterArg_12 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %47, %48, %49 : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %16 = stablehlo.compare LT, %5, %15, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %17 = stablehlo.compare EQ, %5, %15, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %18 = stablehlo.select %17, %6, %14#7 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.select %16, %19, %18 : tensor<2x3xi1>, tensor<2x3xf32>
    %21 = stablehlo.convert %5 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %22 = chlo.acos %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %23 = stablehlo.remainder %21, %7 : tensor<2x3xf32>
    %24 = stablehlo.compare EQ, %23, %19, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %25 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = stablehlo.add %21, %6 : tensor<2x3xf32>
    %28 = stablehlo.multiply %27, %6 : tensor<2x3xf32>
    %29 = stablehlo.multiply %27, %22 : tensor<2x3xf32>
    %30 = stablehlo.sine %29 : tensor<2x3xf32>
    %31 = stablehlo.sine %22 : tensor<2x3xf32>
    %32 = stablehlo.divide %30, %31 : tensor<2x3xf32>
    %33 = stablehlo.negate %28 : tensor<2x3xf32>
    %34 = stablehlo.select %24, %28, %33 : tensor<2x3xi1>, tensor<2x3xf32>
    %35 = stablehlo.select %25, %34, %32 : tensor<2x3xi1>, tensor<2x3xf32>
    %36 = stablehlo.select %26, %27, %35 : tensor<2x3xi1>, tensor<2x3xf32>
    %37 = stablehlo.select %13, %36, %20 : tensor<2x3xi1>, tensor<2x3xf32>
    return %37 : tensor<2x3xf32>
  }
}
