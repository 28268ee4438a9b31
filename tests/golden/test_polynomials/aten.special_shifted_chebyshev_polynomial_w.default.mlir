module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %special_shifted_chebyshev_polynomial_w = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %special_shifted_chebyshev_polynomial_w_0 = call @chebyshev(%args_0, %special_shifted_chebyshev_polynomial_w) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_shifted_chebyshev_polynomial_w_0 : tensor<2x3xf32>
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
    %11 = stablehlo.add %10, %8 : tensor<2x3xf32>
    %c = stablehlo.constant dense<4> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %13 = stablehlo.compare GT, %5, %12, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %14 = stablehlo.abs %9 : tensor<2x3xf32>
    %15 = stablehlo.compare LE, %14, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = stablehlo.and %13, %15 : tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %17:8 = stablehlo.while(%iterArg = %5, %iterArg_7 = %16, %iterArg_8 = %5, %iterArg_9 = %16, %iterArg_10 = %9, %iterArg_11 = %c_3, %iterArg_12 = %8, %iterArg_13 = %11) : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %48 = stablehlo.broadcast_in_dim %iterArg_11, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %49 = stablehlo.compare LE, %48, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %50 = stablehlo.compare EQ, %iterArg_13, %iterArg_13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %51 = stablehlo.and %49, %50 : tensor<2x3xi1>
      %52 = stablehlo.not %iterArg_7 : tensor<2x3xi1>
      %53 = stablehlo.and %51, %52 : tensor<2x3xi1>
      %c_14 = stablehlo.constant dense<false> : tensor<i1>
      %54 = stablehlo.reduce(%53 init: %c_14) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %54 : tensor<i1>
    } do {
      %48 = stablehlo.broadcast_in_dim %iterArg_11, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %49 = stablehlo.compare LE, %48, %iterArg_8, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %50 = stablehlo.compare EQ, %iterArg_13, %iterArg_13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %51 = stablehlo.and %49, %50 : tensor<2x3xi1>
      %52 = stablehlo.not %iterArg_9 : tensor<2x3xi1>
      %53 = stablehlo.and %51, %52 : tensor<2x3xi1>
      %54 = stablehlo.multiply %6, %iterArg_10 : tensor<2x3xf32>
      %55 = stablehlo.multiply %54, %iterArg_13 : tensor<2x3xf32>
      %56 = stablehlo.subtract %55, %iterArg_12 : tensor<2x3xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i64>
      %57 = stablehlo.add %iterArg_11, %c_14 : tensor<i64>
      %58 = stablehlo.select %53, %iterArg_13, %iterArg_12 : tensor<2x3xi1>, tensor<2x3xf32>
      %59 = stablehlo.select %53, %56, %iterArg_13 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %57, %58, %59 : tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %19 = stablehlo.compare LT, %5, %18, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %20 = stablehlo.compare EQ, %5, %18, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %21 = stablehlo.select %20, %8, %17#7 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.select %19, %22, %21 : tensor<2x3xi1>, tensor<2x3xf32>
    %24 = stablehlo.convert %5 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %25 = chlo.acos %9 : tensor<2x3xf32> -> tensor<2x3xf32>
    %26 = stablehlo.remainder %24, %6 : tensor<2x3xf32>
    %27 = stablehlo.compare EQ, %26, %22, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = stablehlo.compare EQ, %9, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = stablehlo.compare EQ, %9, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %30 = stablehlo.multiply %6, %24 : tensor<2x3xf32>
    %31 = stablehlo.add %30, %8 : tensor<2x3xf32>
    %32 = stablehlo.multiply %8, %8 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %24, %33 : tensor<2x3xf32>
    %35 = stablehlo.multiply %34, %25 : tensor<2x3xf32>
    %36 = stablehlo.sine %35 : tensor<2x3xf32>
    %37 = stablehlo.divide %25, %6 : tensor<2x3xf32>
    %38 = stablehlo.sine %37 : tensor<2x3xf32>
    %39 = stablehlo.divide %36, %38 : tensor<2x3xf32>
    %40 = stablehlo.cosine %37 : tensor<2x3xf32>
    %41 = stablehlo.compare EQ, %40, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %42 = stablehlo.or %29, %41 : tensor<2x3xi1>
    %43 = stablehlo.negate %32 : tensor<2x3xf32>
    %44 = stablehlo.select %27, %32, %43 : tensor<2x3xi1>, tensor<2x3xf32>
    %45 = stablehlo.select %28, %44, %39 : tensor<2x3xi1>, tensor<2x3xf32>
    %46 = stablehlo.select %42, %31, %45 : tensor<2x3xi1>, tensor<2x3xf32>
    %47 = stablehlo.select %16, %46, %23 : tensor<2x3xi1>, tensor<2x3xf32>
    return %47 : tensor<2x3xf32>
  }
}
