module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %igammac = stablehlo.convert %args_0 : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %igammac_0 = stablehlo.convert %args_1 : (tensor<3xf32>) -> tensor<3xf64>
    %igammac_1 = stablehlo.broadcast_in_dim %igammac_0, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
    %igammac_2 = call @igammac(%igammac, %igammac_1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %igammac_3 = stablehlo.convert %igammac_2 : (tensor<2x3xf64>) -> tensor<2x3xf32>
    return %igammac_3 : tensor<2x3xf32>
  }
  func.func private @igammac(%arg0: tensor<2x3xf64>, %arg1: tensor<2x3xf64>) -> tensor<2x3xf64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2 = stablehlo.or %0, %1 : tensor<2x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %4 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %8 = stablehlo.compare LT, %arg1, %3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare LT, %arg0, %3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %10 = stablehlo.and %4, %5 : tensor<2x3xi1>
    %11 = stablehlo.or %8, %9 : tensor<2x3xi1>
    %12 = stablehlo.or %11, %10 : tensor<2x3xi1>
    %13 = stablehlo.or %12, %2 : tensor<2x3xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %15 = stablehlo.compare LT, %arg1, %14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %16 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %17 = stablehlo.or %15, %16 : tensor<2x3xi1>
    %18 = stablehlo.log %arg1 : tensor<2x3xf64>
    %19 = stablehlo.multiply %arg0, %18 : tensor<2x3xf64>
    %20 = stablehlo.subtract %19, %arg1 : tensor<2x3xf64>
    %21 = chlo.lgamma %arg0 : tensor<2x3xf64> -> tensor<2x3xf64>
    %22 = stablehlo.subtract %20, %21 : tensor<2x3xf64>
    %cst_2 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %23 = stablehlo.log %cst_2 : tensor<f64>
    %24 = stablehlo.negate %23 : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %26 = stablehlo.compare LT, %22, %25, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %27 = stablehlo.or %13, %26 : tensor<2x3xi1>
    %28 = stablehlo.or %27, %7 : tensor<2x3xi1>
    %29 = stablehlo.or %28, %4 : tensor<2x3xi1>
    %30 = stablehlo.not %29 : tensor<2x3xi1>
    %31 = stablehlo.exponential %22 : tensor<2x3xf64>
    %32 = stablehlo.and %30, %17 : tensor<2x3xi1>
    %33:7 = stablehlo.while(%iterArg = %32, %iterArg_4 = %arg0, %iterArg_5 = %14, %iterArg_6 = %14, %iterArg_7 = %arg1, %iterArg_8 = %3, %iterArg_9 = %3) : tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %72 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %72 = stablehlo.add %iterArg_4, %14 : tensor<2x3xf64>
      %73 = stablehlo.divide %iterArg_7, %72 : tensor<2x3xf64>
      %74 = stablehlo.multiply %iterArg_8, %73 : tensor<2x3xf64>
      %75 = stablehlo.multiply %iterArg_5, %iterArg_7 : tensor<2x3xf64>
      %76 = stablehlo.multiply %72, %72 : tensor<2x3xf64>
      %77 = stablehlo.divide %75, %76 : tensor<2x3xf64>
      %78 = stablehlo.subtract %74, %77 : tensor<2x3xf64>
      %79 = stablehlo.add %iterArg_9, %78 : tensor<2x3xf64>
      %80 = stablehlo.multiply %iterArg_5, %73 : tensor<2x3xf64>
      %81 = stablehlo.add %iterArg_6, %80 : tensor<2x3xf64>
      %82 = stablehlo.divide %80, %81 : tensor<2x3xf64>
      %cst_10 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %83 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
      %84 = stablehlo.compare GT, %82, %83, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %85 = stablehlo.and %iterArg, %84 : tensor<2x3xi1>
      %86 = stablehlo.select %iterArg, %72, %iterArg_4 : tensor<2x3xi1>, tensor<2x3xf64>
      %87 = stablehlo.select %iterArg, %80, %iterArg_5 : tensor<2x3xi1>, tensor<2x3xf64>
      %88 = stablehlo.select %iterArg, %81, %iterArg_6 : tensor<2x3xi1>, tensor<2x3xf64>
      %89 = stablehlo.select %iterArg, %iterArg_7, %iterArg_7 : tensor<2x3xi1>, tensor<2x3xf64>
      %90 = stablehlo.select %iterArg, %78, %iterArg_8 : tensor<2x3xi1>, tensor<2x3xf64>
      %91 = stablehlo.select %iterArg, %79, %iterArg_9 : tensor<2x3xi1>, tensor<2x3xf64>
      stablehlo.return %85, %86, %87, %88, %89, %90, %91 : tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>
    }
    %34 = stablehlo.multiply %33#3, %31 : tensor<2x3xf64>
    %35 = stablehlo.divide %34, %arg0 : tensor<2x3xf64>
    %36 = stablehlo.not %17 : tensor<2x3xi1>
    %37 = stablehlo.and %30, %36 : tensor<2x3xi1>
    %38 = stablehlo.subtract %14, %arg0 : tensor<2x3xf64>
    %39 = stablehlo.add %arg1, %38 : tensor<2x3xf64>
    %40 = stablehlo.add %39, %14 : tensor<2x3xf64>
    %41 = stablehlo.add %arg1, %14 : tensor<2x3xf64>
    %42 = stablehlo.multiply %40, %arg1 : tensor<2x3xf64>
    %43 = stablehlo.divide %41, %42 : tensor<2x3xf64>
    %44 = stablehlo.negate %arg1 : tensor<2x3xf64>
    %45 = stablehlo.multiply %43, %44 : tensor<2x3xf64>
    %46 = stablehlo.subtract %3, %45 : tensor<2x3xf64>
    %47 = stablehlo.divide %46, %42 : tensor<2x3xf64>
    %48:15 = stablehlo.while(%iterArg = %37, %iterArg_4 = %43, %iterArg_5 = %14, %iterArg_6 = %38, %iterArg_7 = %40, %iterArg_8 = %cst, %iterArg_9 = %41, %iterArg_10 = %42, %iterArg_11 = %14, %iterArg_12 = %arg1, %iterArg_13 = %3, %iterArg_14 = %3, %iterArg_15 = %3, %iterArg_16 = %44, %iterArg_17 = %47) : tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>
    cond {
      %cst_18 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %72 = stablehlo.compare LT, %iterArg_8, %cst_18, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %73 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %74 = stablehlo.and %72, %73 : tensor<i1>
      stablehlo.return %74 : tensor<i1>
    } do {
      %72 = stablehlo.add %iterArg_8, %cst_1 : tensor<f64>
      %73 = stablehlo.add %iterArg_6, %14 : tensor<2x3xf64>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
      %75 = stablehlo.add %iterArg_7, %74 : tensor<2x3xf64>
      %76 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
      %77 = stablehlo.multiply %73, %76 : tensor<2x3xf64>
      %78 = stablehlo.multiply %iterArg_9, %75 : tensor<2x3xf64>
      %79 = stablehlo.multiply %iterArg_11, %77 : tensor<2x3xf64>
      %80 = stablehlo.subtract %78, %79 : tensor<2x3xf64>
      %81 = stablehlo.multiply %iterArg_10, %75 : tensor<2x3xf64>
      %82 = stablehlo.multiply %iterArg_12, %77 : tensor<2x3xf64>
      %83 = stablehlo.subtract %81, %82 : tensor<2x3xf64>
      %84 = stablehlo.compare NE, %83, %3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %85 = stablehlo.divide %80, %83 : tensor<2x3xf64>
      %86 = stablehlo.subtract %iterArg_4, %85 : tensor<2x3xf64>
      %87 = stablehlo.divide %86, %85 : tensor<2x3xf64>
      %88 = stablehlo.abs %87 : tensor<2x3xf64>
      %89 = stablehlo.select %84, %88, %14 : tensor<2x3xi1>, tensor<2x3xf64>
      %90 = stablehlo.select %84, %85, %iterArg_4 : tensor<2x3xi1>, tensor<2x3xf64>
      %91 = stablehlo.multiply %iterArg_15, %75 : tensor<2x3xf64>
      %92 = stablehlo.subtract %91, %iterArg_9 : tensor<2x3xf64>
      %93 = stablehlo.multiply %iterArg_13, %77 : tensor<2x3xf64>
      %94 = stablehlo.subtract %92, %93 : tensor<2x3xf64>
      %95 = stablehlo.multiply %iterArg_11, %76 : tensor<2x3xf64>
      %96 = stablehlo.add %94, %95 : tensor<2x3xf64>
      %97 = stablehlo.multiply %iterArg_16, %75 : tensor<2x3xf64>
      %98 = stablehlo.subtract %97, %iterArg_10 : tensor<2x3xf64>
      %99 = stablehlo.multiply %iterArg_14, %77 : tensor<2x3xf64>
      %100 = stablehlo.subtract %98, %99 : tensor<2x3xf64>
      %101 = stablehlo.multiply %iterArg_12, %76 : tensor<2x3xf64>
      %102 = stablehlo.add %100, %101 : tensor<2x3xf64>
      %103 = stablehlo.multiply %90, %102 : tensor<2x3xf64>
      %104 = stablehlo.subtract %96, %103 : tensor<2x3xf64>
      %105 = stablehlo.divide %104, %83 : tensor<2x3xf64>
      %106 = stablehlo.select %84, %105, %iterArg_17 : tensor<2x3xi1>, tensor<2x3xf64>
      %107 = stablehlo.abs %80 : tensor<2x3xf64>
      %cst_19 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %108 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<f64>
      %109 = stablehlo.divide %108, %cst_19 : tensor<f64>
      %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
      %111 = stablehlo.compare GT, %107, %110, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %112 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
      %113 = stablehlo.multiply %iterArg_9, %112 : tensor<2x3xf64>
      %114 = stablehlo.select %111, %113, %iterArg_9 : tensor<2x3xi1>, tensor<2x3xf64>
      %115 = stablehlo.multiply %80, %112 : tensor<2x3xf64>
      %116 = stablehlo.select %111, %115, %80 : tensor<2x3xi1>, tensor<2x3xf64>
      %117 = stablehlo.multiply %iterArg_10, %112 : tensor<2x3xf64>
      %118 = stablehlo.select %111, %117, %iterArg_10 : tensor<2x3xi1>, tensor<2x3xf64>
      %119 = stablehlo.multiply %83, %112 : tensor<2x3xf64>
      %120 = stablehlo.select %111, %119, %83 : tensor<2x3xi1>, tensor<2x3xf64>
      %121 = stablehlo.multiply %iterArg_15, %112 : tensor<2x3xf64>
      %122 = stablehlo.select %111, %121, %iterArg_15 : tensor<2x3xi1>, tensor<2x3xf64>
      %123 = stablehlo.multiply %iterArg_16, %112 : tensor<2x3xf64>
      %124 = stablehlo.select %111, %123, %iterArg_16 : tensor<2x3xi1>, tensor<2x3xf64>
      %125 = stablehlo.multiply %96, %112 : tensor<2x3xf64>
      %126 = stablehlo.select %111, %125, %96 : tensor<2x3xi1>, tensor<2x3xf64>
      %127 = stablehlo.multiply %102, %112 : tensor<2x3xf64>
      %128 = stablehlo.select %111, %127, %102 : tensor<2x3xi1>, tensor<2x3xf64>
      %129 = stablehlo.compare GT, %89, %112, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
      %130 = stablehlo.and %iterArg, %129 : tensor<2x3xi1>
      %131 = stablehlo.select %iterArg, %90, %iterArg_4 : tensor<2x3xi1>, tensor<2x3xf64>
      %132 = stablehlo.select %iterArg, %89, %iterArg_5 : tensor<2x3xi1>, tensor<2x3xf64>
      %133 = stablehlo.select %iterArg, %73, %iterArg_6 : tensor<2x3xi1>, tensor<2x3xf64>
      %134 = stablehlo.select %iterArg, %75, %iterArg_7 : tensor<2x3xi1>, tensor<2x3xf64>
      %135 = stablehlo.select %iterArg, %116, %iterArg_9 : tensor<2x3xi1>, tensor<2x3xf64>
      %136 = stablehlo.select %iterArg, %120, %iterArg_10 : tensor<2x3xi1>, tensor<2x3xf64>
      %137 = stablehlo.select %iterArg, %114, %iterArg_11 : tensor<2x3xi1>, tensor<2x3xf64>
      %138 = stablehlo.select %iterArg, %118, %iterArg_12 : tensor<2x3xi1>, tensor<2x3xf64>
      %139 = stablehlo.select %iterArg, %122, %iterArg_13 : tensor<2x3xi1>, tensor<2x3xf64>
      %140 = stablehlo.select %iterArg, %124, %iterArg_14 : tensor<2x3xi1>, tensor<2x3xf64>
      %141 = stablehlo.select %iterArg, %126, %iterArg_15 : tensor<2x3xi1>, tensor<2x3xf64>
      %142 = stablehlo.select %iterArg, %128, %iterArg_16 : tensor<2x3xi1>, tensor<2x3xf64>
      %143 = stablehlo.select %iterArg, %106, %iterArg_17 : tensor<2x3xi1>, tensor<2x3xf64>
      stablehlo.return %130, %131, %132, %133, %134, %72, %135, %136, %137, %138, %139, %140, %141, %142, %143 : tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<f64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>
    }
    %49 = stablehlo.multiply %48#1, %31 : tensor<2x3xf64>
    %50 = stablehlo.subtract %14, %35 : tensor<2x3xf64>
    %51 = stablehlo.select %17, %50, %49 : tensor<2x3xi1>, tensor<2x3xf64>
    %52 = stablehlo.or %7, %4 : tensor<2x3xi1>
    %53 = stablehlo.select %52, %3, %51 : tensor<2x3xi1>, tensor<2x3xf64>
    %cst_3 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %55 = stablehlo.select %13, %54, %53 : tensor<2x3xi1>, tensor<2x3xf64>
    %56 = stablehlo.abs %arg1 : tensor<2x3xf64>
    %57 = stablehlo.compare EQ, %56, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %58 = stablehlo.select %57, %3, %55 : tensor<2x3xi1>, tensor<2x3xf64>
    %59 = stablehlo.abs %arg0 : tensor<2x3xf64>
    %60 = stablehlo.compare EQ, %59, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %61 = stablehlo.select %60, %14, %58 : tensor<2x3xi1>, tensor<2x3xf64>
    %62 = stablehlo.select %5, %14, %61 : tensor<2x3xi1>, tensor<2x3xf64>
    %63 = stablehlo.compare GT, %arg1, %3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %64 = stablehlo.and %4, %63 : tensor<2x3xi1>
    %65 = stablehlo.select %64, %3, %62 : tensor<2x3xi1>, tensor<2x3xf64>
    %66 = stablehlo.not %63 : tensor<2x3xi1>
    %67 = stablehlo.and %4, %66 : tensor<2x3xi1>
    %68 = stablehlo.or %11, %67 : tensor<2x3xi1>
    %69 = stablehlo.and %60, %57 : tensor<2x3xi1>
    %70 = stablehlo.or %68, %69 : tensor<2x3xi1>
    %71 = stablehlo.select %70, %54, %65 : tensor<2x3xi1>, tensor<2x3xf64>
    return %71 : tensor<2x3xf64>
  }
}
