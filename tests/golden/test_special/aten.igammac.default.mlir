module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %igammac = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %igammac_0 = call @igammac(%args_0, %igammac) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %igammac_0 : tensor<2x3xf32>
  }
  func.func private @igammac(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = stablehlo.or %0, %1 : tensor<2x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare LT, %arg1, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = stablehlo.compare LT, %arg0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = stablehlo.and %4, %5 : tensor<2x3xi1>
    %11 = stablehlo.or %8, %9 : tensor<2x3xi1>
    %12 = stablehlo.or %11, %10 : tensor<2x3xi1>
    %13 = stablehlo.or %12, %2 : tensor<2x3xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.compare LT, %arg1, %14, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = stablehlo.or %15, %16 : tensor<2x3xi1>
    %18 = stablehlo.log %arg1 : tensor<2x3xf32>
    %19 = stablehlo.multiply %arg0, %18 : tensor<2x3xf32>
    %20 = stablehlo.subtract %19, %arg1 : tensor<2x3xf32>
    %21 = chlo.lgamma %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %23 = stablehlo.log %cst_2 : tensor<f32>
    %24 = stablehlo.negate %23 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.compare LT, %22, %25, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = stablehlo.or %13, %26 : tensor<2x3xi1>
    %28 = stablehlo.or %27, %7 : tensor<2x3xi1>
    %29 = stablehlo.or %28, %4 : tensor<2x3xi1>
    %30 = stablehlo.not %29 : tensor<2x3xi1>
    %31 = stablehlo.exponential %22 : tensor<2x3xf32>
    %32 = stablehlo.and %30, %17 : tensor<2x3xi1>
    %33:7 = stablehlo.while(%iterArg = %32, %iterArg_4 = %arg0, %iterArg_5 = %14, %iterArg_6 = %14, %iterArg_7 = %arg1, %iterArg_8 = %3, %iterArg_9 = %3) : tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %72 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %72 : tensor<i1>
    } do {
      %72 = stablehlo.add %iterArg_4, %14 : tensor<2x3xf32>
      %73 = stablehlo.divide %iterArg_7, %72 : tensor<2x3xf32>
      %74 = stablehlo.multiply %iterArg_8, %73 : tensor<2x3xf32>
      %75 = stablehlo.multiply %iterArg_5, %iterArg_7 : tensor<2x3xf32>
      %76 = stablehlo.multiply %72, %72 : tensor<2x3xf32>
      %77 = stablehlo.divide %75, %76 : tensor<2x3xf32>
      %78 = stablehlo.subtract %74, %77 : tensor<2x3xf32>
      %79 = stablehlo.add %iterArg_9, %78 : tensor<2x3xf32>
      %80 = stablehlo.multiply %iterArg_5, %73 : tensor<2x3xf32>
      %81 = stablehlo.add %iterArg_6, %80 : tensor<2x3xf32>
      %82 = stablehlo.divide %80, %81 : tensor<2x3xf32>
      %cst_10 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %84 = stablehlo.compare GT, %82, %83, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %85 = stablehlo.and %iterArg, %84 : tensor<2x3xi1>
      %86 = stablehlo.select %iterArg, %72, %iterArg_4 : tensor<2x3xi1>, tensor<2x3xf32>
      %87 = stablehlo.select %iterArg, %80, %iterArg_5 : tensor<2x3xi1>, tensor<2x3xf32>
      %88 = stablehlo.select %iterArg, %81, %iterArg_6 : tensor<2x3xi1>, tensor<2x3xf32>
      %89 = stablehlo.select %iterArg, %iterArg_7, %iterArg_7 : tensor<2x3xi1>, tensor<2x3xf32>
      %90 = stablehlo.select %iterArg, %78, %iterArg_8 : tensor<2x3xi1>, tensor<2x3xf32>
      %91 = stablehlo.select %iterArg, %79, %iterArg_9 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %85, %86, %87, %88, %89, %90, %91 : tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %34 = stablehlo.multiply %33#3, %31 : tensor<2x3xf32>
    %35 = stablehlo.divide %34, %arg0 : tensor<2x3xf32>
    %36 = stablehlo.not %17 : tensor<2x3xi1>
    %37 = stablehlo.and %30, %36 : tensor<2x3xi1>
    %38 = stablehlo.subtract %14, %arg0 : tensor<2x3xf32>
    %39 = stablehlo.add %arg1, %38 : tensor<2x3xf32>
    %40 = stablehlo.add %39, %14 : tensor<2x3xf32>
    %41 = stablehlo.add %arg1, %14 : tensor<2x3xf32>
    %42 = stablehlo.multiply %40, %arg1 : tensor<2x3xf32>
    %43 = stablehlo.divide %41, %42 : tensor<2x3xf32>
    %44 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<2x3xf32>
    %46 = stablehlo.subtract %3, %45 : tensor<2x3xf32>
    %47 = stablehlo.divide %46, %42 : tensor<2x3xf32>
    %48:15 = stablehlo.while(%iterArg = %37, %iterArg_4 = %43, %iterArg_5 = %14, %iterArg_6 = %38, %iterArg_7 = %40, %iterArg_8 = %cst, %iterArg_9 = %41, %iterArg_10 = %42, %iterArg_11 = %14, %iterArg_12 = %arg1, %iterArg_13 = %3, %iterArg_14 = %3, %iterArg_15 = %3, %iterArg_16 = %44, %iterArg_17 = %47) : tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %cst_18 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %72 = stablehlo.compare LT, %iterArg_8, %cst_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %73 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %74 = stablehlo.and %72, %73 : tensor<i1>
      stablehlo.return %74 : tensor<i1>
    } do {
      %72 = stablehlo.add %iterArg_8, %cst_1 : tensor<f32>
      %73 = stablehlo.add %iterArg_6, %14 : tensor<2x3xf32>
      %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %75 = stablehlo.add %iterArg_7, %74 : tensor<2x3xf32>
      %76 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %77 = stablehlo.multiply %73, %76 : tensor<2x3xf32>
      %78 = stablehlo.multiply %iterArg_9, %75 : tensor<2x3xf32>
      %79 = stablehlo.multiply %iterArg_11, %77 : tensor<2x3xf32>
      %80 = stablehlo.subtract %78, %79 : tensor<2x3xf32>
      %81 = stablehlo.multiply %iterArg_10, %75 : tensor<2x3xf32>
      %82 = stablehlo.multiply %iterArg_12, %77 : tensor<2x3xf32>
      %83 = stablehlo.subtract %81, %82 : tensor<2x3xf32>
      %84 = stablehlo.compare NE, %83, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %85 = stablehlo.divide %80, %83 : tensor<2x3xf32>
      %86 = stablehlo.subtract %iterArg_4, %85 : tensor<2x3xf32>
      %87 = stablehlo.divide %86, %85 : tensor<2x3xf32>
      %88 = stablehlo.abs %87 : tensor<2x3xf32>
      %89 = stablehlo.select %84, %88, %14 : tensor<2x3xi1>, tensor<2x3xf32>
      %90 = stablehlo.select %84, %85, %iterArg_4 : tensor<2x3xi1>, tensor<2x3xf32>
      %91 = stablehlo.multiply %iterArg_15, %75 : tensor<2x3xf32>
      %92 = stablehlo.subtract %91, %iterArg_9 : tensor<2x3xf32>
      %93 = stablehlo.multiply %iterArg_13, %77 : tensor<2x3xf32>
      %94 = stablehlo.subtract %92, %93 : tensor<2x3xf32>
      %95 = stablehlo.multiply %iterArg_11, %76 : tensor<2x3xf32>
      %96 = stablehlo.add %94, %95 : tensor<2x3xf32>
      %97 = stablehlo.multiply %iterArg_16, %75 : tensor<2x3xf32>
      %98 = stablehlo.subtract %97, %iterArg_10 : tensor<2x3xf32>
      %99 = stablehlo.multiply %iterArg_14, %77 : tensor<2x3xf32>
      %100 = stablehlo.subtract %98, %99 : tensor<2x3xf32>
      %101 = stablehlo.multiply %iterArg_12, %76 : tensor<2x3xf32>
      %102 = stablehlo.add %100, %101 : tensor<2x3xf32>
      %103 = stablehlo.multiply %90, %102 : tensor<2x3xf32>
      %104 = stablehlo.subtract %96, %103 : tensor<2x3xf32>
      %105 = stablehlo.divide %104, %83 : tensor<2x3xf32>
      %106 = stablehlo.select %84, %105, %iterArg_17 : tensor<2x3xi1>, tensor<2x3xf32>
      %107 = stablehlo.subtract %106, %iterArg_17 : tensor<2x3xf32>
      %108 = stablehlo.abs %107 : tensor<2x3xf32>
      %109 = stablehlo.abs %80 : tensor<2x3xf32>
      %cst_19 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %110 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
      %111 = stablehlo.divide %110, %cst_19 : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %113 = stablehlo.compare GT, %109, %112, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %114 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %115 = stablehlo.multiply %iterArg_9, %114 : tensor<2x3xf32>
      %116 = stablehlo.select %113, %115, %iterArg_9 : tensor<2x3xi1>, tensor<2x3xf32>
      %117 = stablehlo.multiply %80, %114 : tensor<2x3xf32>
      %118 = stablehlo.select %113, %117, %80 : tensor<2x3xi1>, tensor<2x3xf32>
      %119 = stablehlo.multiply %iterArg_10, %114 : tensor<2x3xf32>
      %120 = stablehlo.select %113, %119, %iterArg_10 : tensor<2x3xi1>, tensor<2x3xf32>
      %121 = stablehlo.multiply %83, %114 : tensor<2x3xf32>
      %122 = stablehlo.select %113, %121, %83 : tensor<2x3xi1>, tensor<2x3xf32>
      %123 = stablehlo.multiply %iterArg_15, %114 : tensor<2x3xf32>
      %124 = stablehlo.select %113, %123, %iterArg_15 : tensor<2x3xi1>, tensor<2x3xf32>
      %125 = stablehlo.multiply %iterArg_16, %114 : tensor<2x3xf32>
      %126 = stablehlo.select %113, %125, %iterArg_16 : tensor<2x3xi1>, tensor<2x3xf32>
      %127 = stablehlo.multiply %96, %114 : tensor<2x3xf32>
      %128 = stablehlo.select %113, %127, %96 : tensor<2x3xi1>, tensor<2x3xf32>
      %129 = stablehlo.multiply %102, %114 : tensor<2x3xf32>
      %130 = stablehlo.select %113, %129, %102 : tensor<2x3xi1>, tensor<2x3xf32>
      %131 = stablehlo.compare GT, %89, %114, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %132 = stablehlo.and %iterArg, %131 : tensor<2x3xi1>
      %133 = stablehlo.select %iterArg, %90, %iterArg_4 : tensor<2x3xi1>, tensor<2x3xf32>
      %134 = stablehlo.select %iterArg, %89, %iterArg_5 : tensor<2x3xi1>, tensor<2x3xf32>
      %135 = stablehlo.select %iterArg, %73, %iterArg_6 : tensor<2x3xi1>, tensor<2x3xf32>
      %136 = stablehlo.select %iterArg, %75, %iterArg_7 : tensor<2x3xi1>, tensor<2x3xf32>
      %137 = stablehlo.select %iterArg, %118, %iterArg_9 : tensor<2x3xi1>, tensor<2x3xf32>
      %138 = stablehlo.select %iterArg, %122, %iterArg_10 : tensor<2x3xi1>, tensor<2x3xf32>
      %139 = stablehlo.select %iterArg, %116, %iterArg_11 : tensor<2x3xi1>, tensor<2x3xf32>
      %140 = stablehlo.select %iterArg, %120, %iterArg_12 : tensor<2x3xi1>, tensor<2x3xf32>
      %141 = stablehlo.select %iterArg, %124, %iterArg_13 : tensor<2x3xi1>, tensor<2x3xf32>
      %142 = stablehlo.select %iterArg, %126, %iterArg_14 : tensor<2x3xi1>, tensor<2x3xf32>
      %143 = stablehlo.select %iterArg, %128, %iterArg_15 : tensor<2x3xi1>, tensor<2x3xf32>
      %144 = stablehlo.select %iterArg, %130, %iterArg_16 : tensor<2x3xi1>, tensor<2x3xf32>
      %145 = stablehlo.select %iterArg, %106, %iterArg_17 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %132, %133, %134, %135, %136, %72, %137, %138, %139, %140, %141, %142, %143, %144, %145 : tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %49 = stablehlo.multiply %48#1, %31 : tensor<2x3xf32>
    %50 = stablehlo.subtract %14, %35 : tensor<2x3xf32>
    %51 = stablehlo.select %17, %50, %49 : tensor<2x3xi1>, tensor<2x3xf32>
    %52 = stablehlo.or %7, %4 : tensor<2x3xi1>
    %53 = stablehlo.select %52, %3, %51 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.select %13, %54, %53 : tensor<2x3xi1>, tensor<2x3xf32>
    %56 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %57 = stablehlo.compare EQ, %56, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %58 = stablehlo.select %57, %3, %55 : tensor<2x3xi1>, tensor<2x3xf32>
    %59 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %60 = stablehlo.compare EQ, %59, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %61 = stablehlo.select %60, %14, %58 : tensor<2x3xi1>, tensor<2x3xf32>
    %62 = stablehlo.select %5, %14, %61 : tensor<2x3xi1>, tensor<2x3xf32>
    %63 = stablehlo.compare GT, %arg1, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %64 = stablehlo.and %4, %63 : tensor<2x3xi1>
    %65 = stablehlo.select %64, %3, %62 : tensor<2x3xi1>, tensor<2x3xf32>
    %66 = stablehlo.not %63 : tensor<2x3xi1>
    %67 = stablehlo.and %4, %66 : tensor<2x3xi1>
    %68 = stablehlo.or %11, %67 : tensor<2x3xi1>
    %69 = stablehlo.and %60, %57 : tensor<2x3xi1>
    %70 = stablehlo.or %68, %69 : tensor<2x3xi1>
    %71 = stablehlo.select %70, %54, %65 : tensor<2x3xi1>, tensor<2x3xf32>
    return %71 : tensor<2x3xf32>
  }
}
