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
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.compare LT, %3, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.select %4, %3, %cst : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6:4 = stablehlo.while(%iterArg = %5, %iterArg_22 = %5, %iterArg_23 = %cst_2, %iterArg_24 = %c) : tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
    cond {
      %85 = stablehlo.multiply %iterArg, %iterArg_23 : tensor<f32>
      %cst_25 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %86 = stablehlo.compare GT, %85, %cst_25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %87 = stablehlo.reduce(%86 init: %c_26) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %87 : tensor<i1>
    } do {
      %85 = stablehlo.multiply %iterArg_22, %iterArg_23 : tensor<f32>
      %cst_25 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %86 = stablehlo.compare GT, %85, %cst_25, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %87 = stablehlo.divide %iterArg_23, %cst_26 : tensor<f32>
      %88 = stablehlo.select %86, %87, %iterArg_23 : tensor<i1>, tensor<f32>
      %89 = stablehlo.convert %86 : (tensor<i1>) -> tensor<i32>
      %90 = stablehlo.add %iterArg_24, %89 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_22, %88, %90 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
    }
    %7 = stablehlo.broadcast_in_dim %6#2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x3xf32>
    %9 = stablehlo.multiply %arg0, %8 : tensor<3x3xf32>
    %10 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %11 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %13 = stablehlo.add %10, %12 : tensor<3x3xi64>
    %14 = stablehlo.compare EQ, %13, %11, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %15 = stablehlo.convert %14 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %16 = stablehlo.dot_general %9, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %17 = stablehlo.dot_general %16, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %18 = stablehlo.dot_general %17, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %cst_4 = stablehlo.constant dense<4.77947726E-14> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %21 = stablehlo.multiply %15, %20 : tensor<3x3xf32>
    %22 = stablehlo.add %19, %21 : tensor<3x3xf32>
    %cst_5 = stablehlo.constant dense<2.81145736E-15> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %24 = stablehlo.multiply %9, %23 : tensor<3x3xf32>
    %25 = stablehlo.add %22, %24 : tensor<3x3xf32>
    %cst_6 = stablehlo.constant dense<1.56192068E-16> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %27 = stablehlo.multiply %16, %26 : tensor<3x3xf32>
    %28 = stablehlo.add %25, %27 : tensor<3x3xf32>
    %29 = stablehlo.dot_general %28, %18, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_7 = stablehlo.constant dense<2.08767559E-9> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %31 = stablehlo.multiply %15, %30 : tensor<3x3xf32>
    %32 = stablehlo.add %29, %31 : tensor<3x3xf32>
    %cst_8 = stablehlo.constant dense<1.60590444E-10> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %34 = stablehlo.multiply %9, %33 : tensor<3x3xf32>
    %35 = stablehlo.add %32, %34 : tensor<3x3xf32>
    %cst_9 = stablehlo.constant dense<1.14707454E-11> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %37 = stablehlo.multiply %16, %36 : tensor<3x3xf32>
    %38 = stablehlo.add %35, %37 : tensor<3x3xf32>
    %cst_10 = stablehlo.constant dense<7.6471636E-13> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %40 = stablehlo.multiply %17, %39 : tensor<3x3xf32>
    %41 = stablehlo.add %38, %40 : tensor<3x3xf32>
    %42 = stablehlo.dot_general %41, %18, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_11 = stablehlo.constant dense<2.48015876E-5> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %44 = stablehlo.multiply %15, %43 : tensor<3x3xf32>
    %45 = stablehlo.add %42, %44 : tensor<3x3xf32>
    %cst_12 = stablehlo.constant dense<2.75573188E-6> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %47 = stablehlo.multiply %9, %46 : tensor<3x3xf32>
    %48 = stablehlo.add %45, %47 : tensor<3x3xf32>
    %cst_13 = stablehlo.constant dense<2.755732E-7> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %50 = stablehlo.multiply %16, %49 : tensor<3x3xf32>
    %51 = stablehlo.add %48, %50 : tensor<3x3xf32>
    %cst_14 = stablehlo.constant dense<2.50521079E-8> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %53 = stablehlo.multiply %17, %52 : tensor<3x3xf32>
    %54 = stablehlo.add %51, %53 : tensor<3x3xf32>
    %55 = stablehlo.dot_general %54, %18, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_15 = stablehlo.constant dense<0.0416666679> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %57 = stablehlo.multiply %15, %56 : tensor<3x3xf32>
    %58 = stablehlo.add %55, %57 : tensor<3x3xf32>
    %cst_16 = stablehlo.constant dense<0.00833333377> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %60 = stablehlo.multiply %9, %59 : tensor<3x3xf32>
    %61 = stablehlo.add %58, %60 : tensor<3x3xf32>
    %cst_17 = stablehlo.constant dense<0.00138888892> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %63 = stablehlo.multiply %16, %62 : tensor<3x3xf32>
    %64 = stablehlo.add %61, %63 : tensor<3x3xf32>
    %cst_18 = stablehlo.constant dense<1.98412701E-4> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %66 = stablehlo.multiply %17, %65 : tensor<3x3xf32>
    %67 = stablehlo.add %64, %66 : tensor<3x3xf32>
    %68 = stablehlo.dot_general %67, %18, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %69 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %70 = stablehlo.multiply %15, %69 : tensor<3x3xf32>
    %71 = stablehlo.add %68, %70 : tensor<3x3xf32>
    %72 = stablehlo.multiply %9, %69 : tensor<3x3xf32>
    %73 = stablehlo.add %71, %72 : tensor<3x3xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %75 = stablehlo.multiply %16, %74 : tensor<3x3xf32>
    %76 = stablehlo.add %73, %75 : tensor<3x3xf32>
    %cst_20 = stablehlo.constant dense<0.166666672> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %78 = stablehlo.multiply %17, %77 : tensor<3x3xf32>
    %79 = stablehlo.add %76, %78 : tensor<3x3xf32>
    %80:4 = stablehlo.while(%iterArg = %6#3, %iterArg_22 = %6#3, %iterArg_23 = %c, %iterArg_24 = %79) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xf32>
    cond {
      %85 = stablehlo.compare LT, %iterArg_23, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_25 = stablehlo.constant dense<false> : tensor<i1>
      %86 = stablehlo.reduce(%85 init: %c_25) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %86 : tensor<i1>
    } do {
      %85 = stablehlo.compare LT, %iterArg_23, %iterArg_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
      %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %88 = stablehlo.add %iterArg_23, %c_25 : tensor<i32>
      %89 = stablehlo.dot_general %iterArg_24, %iterArg_24, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %90 = stablehlo.select %87, %89, %iterArg_24 : tensor<3x3xi1>, tensor<3x3xf32>
      stablehlo.return %iterArg, %iterArg_22, %88, %90 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x3xf32>
    }
    %81 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %84 = stablehlo.select %82, %80#3, %83 : tensor<3x3xi1>, tensor<3x3xf32>
    return %84 : tensor<3x3xf32>
  }
}
