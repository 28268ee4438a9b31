module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %special_chebyshev_polynomial_w = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %special_chebyshev_polynomial_w_0 = call @chebyshev(%args_0, %special_chebyshev_polynomial_w) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_chebyshev_polynomial_w_0 : tensor<2x3xf32>
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
    %9 = stablehlo.add %8, %6 : tensor<2x3xf32>
    %c = stablehlo.constant dense<8> : tensor<i64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %11 = stablehlo.compare GT, %5, %10, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %12 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %13 = stablehlo.compare LE, %12, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.and %11, %13 : tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %15:8 = stablehlo.while(%iterArg = %5, %iterArg_7 = %14, %iterArg_8 = %5, %iterArg_9 = %14, %iterArg_10 = %arg0, %iterArg_11 = %c_3, %iterArg_12 = %6, %iterArg_13 = %9) : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %46 = stablehlo.broadcast_in_dim %iterArg_11, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %47 = stablehlo.compare LE, %46, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %48 = stablehlo.compare EQ, %iterArg_13, %iterArg_13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %49 = stablehlo.and %47, %48 : tensor<2x3xi1>
      %50 = stablehlo.not %iterArg_7 : tensor<2x3xi1>
      %51 = stablehlo.and %49, %50 : tensor<2x3xi1>
      %c_14 = stablehlo.constant dense<false> : tensor<i1>
      %52 = stablehlo.reduce(%51 init: %c_14) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %52 : tensor<i1>
    } do {
      %46 = stablehlo.broadcast_in_dim %iterArg_11, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %47 = stablehlo.compare LE, %46, %iterArg_8, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %48 = stablehlo.compare EQ, %iterArg_13, %iterArg_13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %49 = stablehlo.and %47, %48 : tensor<2x3xi1>
      %50 = stablehlo.not %iterArg_9 : tensor<2x3xi1>
      %51 = stablehlo.and %49, %50 : tensor<2x3xi1>
      %52 = stablehlo.multiply %7, %iterArg_10 : tensor<2x3xf32>
      %53 = stablehlo.multiply %52, %iterArg_13 : tensor<2x3xf32>
      %54 = stablehlo.subtract %53, %iterArg_12 : tensor<2x3xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i64>
      %55 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
      %56 = stablehlo.select %51, %iterArg_13, %iterArg_12 : tensor<2x3xi1>, tensor<2x3xf32>
      %57 = stablehlo.select %51, %54, %iterArg_13 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %55, %56, %57 : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %17 = stablehlo.compare LT, %5, %16, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %18 = stablehlo.compare EQ, %5, %16, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %19 = stablehlo.select %18, %6, %15#7 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.select %17, %20, %19 : tensor<2x3xi1>, tensor<2x3xf32>
    %22 = stablehlo.convert %5 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %23 = chlo.acos %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %24 = stablehlo.remainder %22, %7 : tensor<2x3xf32>
    %25 = stablehlo.compare EQ, %24, %20, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = stablehlo.multiply %7, %22 : tensor<2x3xf32>
    %29 = stablehlo.add %28, %6 : tensor<2x3xf32>
    %30 = stablehlo.multiply %6, %6 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.add %22, %31 : tensor<2x3xf32>
    %33 = stablehlo.multiply %32, %23 : tensor<2x3xf32>
    %34 = stablehlo.sine %33 : tensor<2x3xf32>
    %35 = stablehlo.divide %23, %7 : tensor<2x3xf32>
    %36 = stablehlo.sine %35 : tensor<2x3xf32>
    %37 = stablehlo.divide %34, %36 : tensor<2x3xf32>
    %38 = stablehlo.cosine %35 : tensor<2x3xf32>
    %39 = stablehlo.compare EQ, %38, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %40 = stablehlo.or %27, %39 : tensor<2x3xi1>
    %41 = stablehlo.negate %30 : tensor<2x3xf32>
    %42 = stablehlo.select %25, %30, %41 : tensor<2x3xi1>, tensor<2x3xf32>
    %43 = stablehlo.select %26, %42, %37 : tensor<2x3xi1>, tensor<2x3xf32>
    %44 = stablehlo.select %40, %29, %43 : tensor<2x3xi1>, tensor<2x3xf32>
    %45 = stablehlo.select %14, %44, %21 : tensor<2x3xi1>, tensor<2x3xf32>
    return %45 : tensor<2x3xf32>
  }
}
