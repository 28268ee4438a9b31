module @main {
  func.func @main(%args_0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %linalg_matrix_exp = call @matrix_exp(%args_0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %linalg_matrix_exp : tensor<3x3xf32>
  }
  func.func private @matrix_exp(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.abs %arg0 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.maximum %cst, %2 : tensor<f32>
    %4 = stablehlo.is_finite %3 : (tensor<f32>) -> tensor<i1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %5 = call @matrix_exp_where(%4, %3, %c) : (tensor<i1>, tensor<f32>, tensor<i64>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.maximum %5, %cst_1 : tensor<f32>
    %7 = stablehlo.log %6 : tensor<f32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.log %cst_2 : tensor<f32>
    %9 = stablehlo.divide %7, %8 : tensor<f32>
    %10 = stablehlo.ceil %9 : tensor<f32>
    %11 = stablehlo.negate %10 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.693147182> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<f32>
    %13 = stablehlo.multiply %12, %11 : tensor<f32>
    %14 = stablehlo.exponential %13 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x3xf32>
    %17 = stablehlo.multiply %arg0, %16 : tensor<3x3xf32>
    %18 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %19 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %21 = stablehlo.add %18, %20 : tensor<3x3xi64>
    %22 = stablehlo.compare EQ, %21, %19, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %23 = stablehlo.convert %22 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %24 = stablehlo.dot_general %17, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %25 = stablehlo.dot_general %24, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %26 = stablehlo.dot_general %25, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %27 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %28 = stablehlo.dot_general %27, %26, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_5 = stablehlo.constant dense<2.09227906E+13> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %30 = stablehlo.divide %23, %29 : tensor<3x3xf32>
    %31 = stablehlo.add %27, %30 : tensor<3x3xf32>
    %cst_6 = stablehlo.constant dense<3.55687415E+14> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %33 = stablehlo.divide %17, %32 : tensor<3x3xf32>
    %34 = stablehlo.add %31, %33 : tensor<3x3xf32>
    %cst_7 = stablehlo.constant dense<6.40237353E+15> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %36 = stablehlo.divide %24, %35 : tensor<3x3xf32>
    %37 = stablehlo.add %34, %36 : tensor<3x3xf32>
    %38 = stablehlo.add %28, %37 : tensor<3x3xf32>
    %39 = stablehlo.dot_general %38, %26, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_8 = stablehlo.constant dense<0x4DE467E0> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %41 = stablehlo.divide %23, %40 : tensor<3x3xf32>
    %42 = stablehlo.add %27, %41 : tensor<3x3xf32>
    %cst_9 = stablehlo.constant dense<6.2270208E+9> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %44 = stablehlo.divide %17, %43 : tensor<3x3xf32>
    %45 = stablehlo.add %42, %44 : tensor<3x3xf32>
    %cst_10 = stablehlo.constant dense<8.71782891E+10> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %47 = stablehlo.divide %24, %46 : tensor<3x3xf32>
    %48 = stablehlo.add %45, %47 : tensor<3x3xf32>
    %cst_11 = stablehlo.constant dense<1.30767441E+12> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %50 = stablehlo.divide %25, %49 : tensor<3x3xf32>
    %51 = stablehlo.add %48, %50 : tensor<3x3xf32>
    %52 = stablehlo.add %39, %51 : tensor<3x3xf32>
    %53 = stablehlo.dot_general %52, %26, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_12 = stablehlo.constant dense<4.032000e+04> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %55 = stablehlo.divide %23, %54 : tensor<3x3xf32>
    %56 = stablehlo.add %27, %55 : tensor<3x3xf32>
    %cst_13 = stablehlo.constant dense<3.628800e+05> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %58 = stablehlo.divide %17, %57 : tensor<3x3xf32>
    %59 = stablehlo.add %56, %58 : tensor<3x3xf32>
    %cst_14 = stablehlo.constant dense<3.628800e+06> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %61 = stablehlo.divide %24, %60 : tensor<3x3xf32>
    %62 = stablehlo.add %59, %61 : tensor<3x3xf32>
    %cst_15 = stablehlo.constant dense<3.991680e+07> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %64 = stablehlo.divide %25, %63 : tensor<3x3xf32>
    %65 = stablehlo.add %62, %64 : tensor<3x3xf32>
    %66 = stablehlo.add %53, %65 : tensor<3x3xf32>
    %67 = stablehlo.dot_general %66, %26, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_16 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %69 = stablehlo.divide %23, %68 : tensor<3x3xf32>
    %70 = stablehlo.add %27, %69 : tensor<3x3xf32>
    %cst_17 = stablehlo.constant dense<1.200000e+02> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %72 = stablehlo.divide %17, %71 : tensor<3x3xf32>
    %73 = stablehlo.add %70, %72 : tensor<3x3xf32>
    %cst_18 = stablehlo.constant dense<7.200000e+02> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %75 = stablehlo.divide %24, %74 : tensor<3x3xf32>
    %76 = stablehlo.add %73, %75 : tensor<3x3xf32>
    %cst_19 = stablehlo.constant dense<5.040000e+03> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %78 = stablehlo.divide %25, %77 : tensor<3x3xf32>
    %79 = stablehlo.add %76, %78 : tensor<3x3xf32>
    %80 = stablehlo.add %67, %79 : tensor<3x3xf32>
    %81 = stablehlo.dot_general %80, %26, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %82 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %83 = stablehlo.divide %23, %82 : tensor<3x3xf32>
    %84 = stablehlo.add %27, %83 : tensor<3x3xf32>
    %85 = stablehlo.divide %17, %82 : tensor<3x3xf32>
    %86 = stablehlo.add %84, %85 : tensor<3x3xf32>
    %87 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %88 = stablehlo.divide %24, %87 : tensor<3x3xf32>
    %89 = stablehlo.add %86, %88 : tensor<3x3xf32>
    %cst_20 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %91 = stablehlo.divide %25, %90 : tensor<3x3xf32>
    %92 = stablehlo.add %89, %91 : tensor<3x3xf32>
    %93 = stablehlo.add %81, %92 : tensor<3x3xf32>
    %94:4 = stablehlo.while(%iterArg = %10, %iterArg_22 = %10, %iterArg_23 = %cst, %iterArg_24 = %93) : tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x3xf32>
    cond {
      %97 = stablehlo.compare LT, %iterArg_23, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<false> : tensor<i1>
      %98 = stablehlo.reduce(%97 init: %c_25) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %98 : tensor<i1>
    } do {
      %97 = stablehlo.add %iterArg_23, %cst_1 : tensor<f32>
      %98 = stablehlo.compare LT, %iterArg_23, %iterArg_22, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
      %100 = stablehlo.dot_general %iterArg_24, %iterArg_24, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %101 = func.call @matrix_exp_where_0(%99, %100, %iterArg_24) : (tensor<1x1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      stablehlo.return %iterArg, %iterArg_22, %97, %101 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x3xf32>
    }
    %95 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_21 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %96 = call @matrix_exp_where_1(%95, %94#3, %cst_21) : (tensor<1x1xi1>, tensor<3x3xf32>, tensor<f64>) -> tensor<3x3xf32>
    return %96 : tensor<3x3xf32>
  }
  func.func private @matrix_exp_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<i64>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @matrix_exp_where_0(%arg0: tensor<1x1xi1>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @matrix_exp_where_1(%arg0: tensor<1x1xi1>, %arg1: tensor<3x3xf32>, %arg2: tensor<f64>) -> tensor<3x3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %3 : tensor<3x3xf32>
  }
}
