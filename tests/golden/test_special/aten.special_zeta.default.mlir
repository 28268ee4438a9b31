module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %special_zeta = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %special_zeta_0 = call @zeta(%args_0, %special_zeta) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_zeta_0 : tensor<2x3xf32>
  }
  func.func private @zeta(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.compare LE, %arg1, %0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = stablehlo.floor %arg1 : tensor<2x3xf32>
    %3 = stablehlo.compare EQ, %arg1, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.and %1, %3 : tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<2x3xi1>, tensor<2x3xf32>
    %7 = stablehlo.negate %arg0 : tensor<2x3xf32>
    %8 = stablehlo.power %6, %7 : tensor<2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9:5 = stablehlo.while(%iterArg = %arg0, %iterArg_27 = %6, %iterArg_28 = %c, %iterArg_29 = %8, %iterArg_30 = %0) : tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>
    cond {
      %c_31 = stablehlo.constant dense<9> : tensor<i32>
      %148 = stablehlo.compare LT, %iterArg_28, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_32 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %150 = stablehlo.compare LE, %iterArg_27, %149, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %151 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
      %152 = stablehlo.or %151, %150 : tensor<2x3xi1>
      %c_33 = stablehlo.constant dense<false> : tensor<i1>
      %153 = stablehlo.reduce(%152 init: %c_33) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %153 : tensor<i1>
    } do {
      %c_31 = stablehlo.constant dense<9> : tensor<i32>
      %148 = stablehlo.compare LT, %iterArg_28, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %cst_32 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
      %150 = stablehlo.compare LE, %iterArg_27, %149, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %151 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
      %152 = stablehlo.or %151, %150 : tensor<2x3xi1>
      %153 = stablehlo.add %iterArg_27, %5 : tensor<2x3xf32>
      %154 = stablehlo.negate %iterArg : tensor<2x3xf32>
      %155 = stablehlo.power %153, %154 : tensor<2x3xf32>
      %156 = stablehlo.select %152, %153, %iterArg_27 : tensor<2x3xi1>, tensor<2x3xf32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %157 = stablehlo.add %iterArg_28, %c_33 : tensor<i32>
      %158 = stablehlo.add %iterArg_29, %155 : tensor<2x3xf32>
      %159 = stablehlo.select %152, %158, %iterArg_29 : tensor<2x3xi1>, tensor<2x3xf32>
      %160 = stablehlo.select %152, %155, %iterArg_30 : tensor<2x3xi1>, tensor<2x3xf32>
      stablehlo.return %iterArg, %156, %157, %159, %160 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    %10 = stablehlo.multiply %9#4, %9#1 : tensor<2x3xf32>
    %11 = stablehlo.subtract %arg0, %5 : tensor<2x3xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.divide %9#4, %13 : tensor<2x3xf32>
    %15 = stablehlo.subtract %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.multiply %9#4, %arg0 : tensor<2x3xf32>
    %17 = stablehlo.divide %16, %9#1 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<2x3xf32>
    %20 = stablehlo.add %15, %19 : tensor<2x3xf32>
    %21 = stablehlo.add %arg0, %13 : tensor<2x3xf32>
    %22 = stablehlo.subtract %21, %5 : tensor<2x3xf32>
    %23 = stablehlo.divide %22, %9#1 : tensor<2x3xf32>
    %24 = stablehlo.divide %21, %9#1 : tensor<2x3xf32>
    %25 = stablehlo.multiply %23, %24 : tensor<2x3xf32>
    %26 = stablehlo.multiply %17, %25 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<-0.00138888892> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<2x3xf32>
    %29 = stablehlo.add %20, %28 : tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %arg0, %30 : tensor<2x3xf32>
    %32 = stablehlo.subtract %31, %5 : tensor<2x3xf32>
    %33 = stablehlo.divide %32, %9#1 : tensor<2x3xf32>
    %34 = stablehlo.divide %31, %9#1 : tensor<2x3xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<2x3xf32>
    %36 = stablehlo.multiply %26, %35 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<3.30687835E-5> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<2x3xf32>
    %39 = stablehlo.add %29, %38 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.add %arg0, %40 : tensor<2x3xf32>
    %42 = stablehlo.subtract %41, %5 : tensor<2x3xf32>
    %43 = stablehlo.divide %42, %9#1 : tensor<2x3xf32>
    %44 = stablehlo.divide %41, %9#1 : tensor<2x3xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<2x3xf32>
    %46 = stablehlo.multiply %36, %45 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<-8.26719599E-7> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<2x3xf32>
    %49 = stablehlo.add %39, %48 : tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.add %arg0, %50 : tensor<2x3xf32>
    %52 = stablehlo.subtract %51, %5 : tensor<2x3xf32>
    %53 = stablehlo.divide %52, %9#1 : tensor<2x3xf32>
    %54 = stablehlo.divide %51, %9#1 : tensor<2x3xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<2x3xf32>
    %56 = stablehlo.multiply %46, %55 : tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<2.08767563E-8> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<2x3xf32>
    %59 = stablehlo.add %49, %58 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.add %arg0, %60 : tensor<2x3xf32>
    %62 = stablehlo.subtract %61, %5 : tensor<2x3xf32>
    %63 = stablehlo.divide %62, %9#1 : tensor<2x3xf32>
    %64 = stablehlo.divide %61, %9#1 : tensor<2x3xf32>
    %65 = stablehlo.multiply %63, %64 : tensor<2x3xf32>
    %66 = stablehlo.multiply %56, %65 : tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<-5.28419031E-10> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<2x3xf32>
    %69 = stablehlo.add %59, %68 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.add %arg0, %70 : tensor<2x3xf32>
    %72 = stablehlo.subtract %71, %5 : tensor<2x3xf32>
    %73 = stablehlo.divide %72, %9#1 : tensor<2x3xf32>
    %74 = stablehlo.divide %71, %9#1 : tensor<2x3xf32>
    %75 = stablehlo.multiply %73, %74 : tensor<2x3xf32>
    %76 = stablehlo.multiply %66, %75 : tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<1.33825364E-11> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<2x3xf32>
    %79 = stablehlo.add %69, %78 : tensor<2x3xf32>
    %cst_14 = stablehlo.constant dense<1.400000e+01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %arg0, %80 : tensor<2x3xf32>
    %82 = stablehlo.subtract %81, %5 : tensor<2x3xf32>
    %83 = stablehlo.divide %82, %9#1 : tensor<2x3xf32>
    %84 = stablehlo.divide %81, %9#1 : tensor<2x3xf32>
    %85 = stablehlo.multiply %83, %84 : tensor<2x3xf32>
    %86 = stablehlo.multiply %76, %85 : tensor<2x3xf32>
    %cst_15 = stablehlo.constant dense<-3.3896803E-13> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.multiply %86, %87 : tensor<2x3xf32>
    %89 = stablehlo.add %79, %88 : tensor<2x3xf32>
    %cst_16 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.add %arg0, %90 : tensor<2x3xf32>
    %92 = stablehlo.subtract %91, %5 : tensor<2x3xf32>
    %93 = stablehlo.divide %92, %9#1 : tensor<2x3xf32>
    %94 = stablehlo.divide %91, %9#1 : tensor<2x3xf32>
    %95 = stablehlo.multiply %93, %94 : tensor<2x3xf32>
    %96 = stablehlo.multiply %86, %95 : tensor<2x3xf32>
    %cst_17 = stablehlo.constant dense<8.58606213E-15> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %98 = stablehlo.multiply %96, %97 : tensor<2x3xf32>
    %99 = stablehlo.add %89, %98 : tensor<2x3xf32>
    %cst_18 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.add %arg0, %100 : tensor<2x3xf32>
    %102 = stablehlo.subtract %101, %5 : tensor<2x3xf32>
    %103 = stablehlo.divide %102, %9#1 : tensor<2x3xf32>
    %104 = stablehlo.divide %101, %9#1 : tensor<2x3xf32>
    %105 = stablehlo.multiply %103, %104 : tensor<2x3xf32>
    %106 = stablehlo.multiply %96, %105 : tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<-2.17486866E-16> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %108 = stablehlo.multiply %106, %107 : tensor<2x3xf32>
    %109 = stablehlo.add %99, %108 : tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.add %arg0, %110 : tensor<2x3xf32>
    %112 = stablehlo.subtract %111, %5 : tensor<2x3xf32>
    %113 = stablehlo.divide %112, %9#1 : tensor<2x3xf32>
    %114 = stablehlo.divide %111, %9#1 : tensor<2x3xf32>
    %115 = stablehlo.multiply %113, %114 : tensor<2x3xf32>
    %116 = stablehlo.multiply %106, %115 : tensor<2x3xf32>
    %cst_21 = stablehlo.constant dense<5.50900303E-18> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %118 = stablehlo.multiply %116, %117 : tensor<2x3xf32>
    %119 = stablehlo.add %109, %118 : tensor<2x3xf32>
    %cst_22 = stablehlo.constant dense<2.200000e+01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.add %arg0, %120 : tensor<2x3xf32>
    %122 = stablehlo.subtract %121, %5 : tensor<2x3xf32>
    %123 = stablehlo.divide %122, %9#1 : tensor<2x3xf32>
    %124 = stablehlo.divide %121, %9#1 : tensor<2x3xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<2x3xf32>
    %126 = stablehlo.multiply %116, %125 : tensor<2x3xf32>
    %cst_23 = stablehlo.constant dense<-1.39544646E-19> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %128 = stablehlo.multiply %126, %127 : tensor<2x3xf32>
    %129 = stablehlo.add %119, %128 : tensor<2x3xf32>
    %130 = stablehlo.abs %9#4 : tensor<2x3xf32>
    %131 = stablehlo.abs %9#3 : tensor<2x3xf32>
    %cst_24 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %133 = stablehlo.multiply %132, %131 : tensor<2x3xf32>
    %134 = stablehlo.compare LT, %130, %133, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %135 = stablehlo.add %9#3, %129 : tensor<2x3xf32>
    %136 = stablehlo.select %134, %9#3, %135 : tensor<2x3xi1>, tensor<2x3xf32>
    %137 = stablehlo.floor %arg0 : tensor<2x3xf32>
    %138 = stablehlo.compare NE, %arg0, %137, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %139 = stablehlo.and %1, %138 : tensor<2x3xi1>
    %cst_25 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.select %139, %140, %136 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_26 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %143 = stablehlo.select %4, %142, %141 : tensor<2x3xi1>, tensor<2x3xf32>
    %144 = stablehlo.compare LT, %arg0, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %145 = stablehlo.select %144, %140, %143 : tensor<2x3xi1>, tensor<2x3xf32>
    %146 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %147 = stablehlo.select %146, %142, %145 : tensor<2x3xi1>, tensor<2x3xf32>
    return %147 : tensor<2x3xf32>
  }
}
