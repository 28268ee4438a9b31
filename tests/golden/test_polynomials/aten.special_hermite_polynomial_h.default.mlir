module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %special_hermite_polynomial_h = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %special_hermite_polynomial_h_0 = call @hermite_h(%args_0, %special_hermite_polynomial_h) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_hermite_polynomial_h_0 : tensor<2x3xf32>
  }
  func.func private @hermite_h(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
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
    %c = stablehlo.constant dense<2> : tensor<i64>
    %9:6 = stablehlo.while(%iterArg = %5, %iterArg_5 = %5, %iterArg_6 = %arg0, %iterArg_7 = %c, %iterArg_8 = %6, %iterArg_9 = %8) : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %16 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %17 = stablehlo.compare LE, %16, %iterArg, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %18 = stablehlo.compare EQ, %iterArg_9, %iterArg_9, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %19 = stablehlo.and %17, %18 : tensor<2x3xi1>
      %c_10 = stablehlo.constant dense<false> : tensor<i1>
      %20 = stablehlo.not %c_10 : tensor<i1>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
      %22 = stablehlo.and %19, %21 : tensor<2x3xi1>
      %23 = stablehlo.reduce(%22 init: %c_10) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %16 = stablehlo.broadcast_in_dim %iterArg_7, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
      %17 = stablehlo.compare LE, %16, %iterArg_5, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %18 = stablehlo.compare EQ, %iterArg_9, %iterArg_9, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %19 = stablehlo.and %17, %18 : tensor<2x3xi1>
      %c_10 = stablehlo.constant dense<false> : tensor<i1>
      %20 = stablehlo.not %c_10 : tensor<i1>
      %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
      %22 = stablehlo.and %19, %21 : tensor<2x3xi1>
      %23 = stablehlo.convert %iterArg_7 : (tensor<i64>) -> tensor<f32>
      %24 = stablehlo.multiply %7, %iterArg_6 : tensor<2x3xf32>
      %25 = stablehlo.multiply %24, %iterArg_9 : tensor<2x3xf32>
      %26 = stablehlo.subtract %23, %cst_1 : tensor<f32>
      %27 = stablehlo.multiply %cst_2, %26 : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %29 = stablehlo.multiply %28, %iterArg_8 : tensor<2x3xf32>
      %30 = stablehlo.subtract %25, %29 : tensor<2x3xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %31 = stablehlo.add %iterArg_7, %c_11 : tensor<i64>
      %32 = stablehlo.select %22, %iterArg_9, %iterArg_8 : tensor<2x3xi1>, tensor<2x3xf32>
      %33 = stablehlo.select %22, %30, %iterArg_9 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %31, %32, %33 : tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xf32>, tensor<i64>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %11 = stablehlo.compare LT, %5, %10, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %12 = stablehlo.compare EQ, %5, %10, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %13 = stablehlo.select %12, %6, %9#5 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.select %11, %14, %13 : tensor<2x3xi1>, tensor<2x3xf32>
    return %15 : tensor<2x3xf32>
  }
}
