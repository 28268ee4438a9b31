module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_bessel_y1 = call @bessel_y(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_bessel_y1 : tensor<2x3xf32>
  }
  func.func private @bessel_y(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.select %1, %2, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.divide %5, %4 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<2x3xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<2x3xf32>
    %13 = stablehlo.subtract %12, %9 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<6.17763404E-8> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x3xf32>
    %16 = stablehlo.multiply %11, %15 : tensor<2x3xf32>
    %17 = stablehlo.subtract %16, %9 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<-3.98728434E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.add %17, %18 : tensor<2x3xf32>
    %20 = stablehlo.multiply %11, %19 : tensor<2x3xf32>
    %21 = stablehlo.subtract %20, %15 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<8.98989848E-4> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.add %21, %22 : tensor<2x3xf32>
    %24 = stablehlo.multiply %8, %23 : tensor<2x3xf32>
    %25 = stablehlo.subtract %24, %19 : tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<1.00090301> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %25, %26 : tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<8.22919343E-10> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.add %13, %28 : tensor<2x3xf32>
    %30 = stablehlo.multiply %11, %29 : tensor<2x3xf32>
    %31 = stablehlo.subtract %30, %9 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<-2.09597815E-8> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.add %31, %32 : tensor<2x3xf32>
    %34 = stablehlo.multiply %11, %33 : tensor<2x3xf32>
    %35 = stablehlo.subtract %34, %29 : tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<9.13861527E-7> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.add %35, %36 : tensor<2x3xf32>
    %38 = stablehlo.multiply %11, %37 : tensor<2x3xf32>
    %39 = stablehlo.subtract %38, %33 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<-9.62772319E-5> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.add %39, %40 : tensor<2x3xf32>
    %42 = stablehlo.multiply %8, %41 : tensor<2x3xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<0.0467777885> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %45 = stablehlo.add %43, %44 : tensor<2x3xf32>
    %46 = stablehlo.multiply %45, %0 : tensor<2x3xf32>
    %47 = stablehlo.divide %46, %3 : tensor<2x3xf32>
    %cst_14 = stablehlo.constant dense<2.3561945> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %49 = stablehlo.subtract %3, %48 : tensor<2x3xf32>
    %cst_15 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.multiply %50, %3 : tensor<2x3xf32>
    %52 = stablehlo.divide %10, %51 : tensor<2x3xf32>
    %53 = stablehlo.sqrt %52 : tensor<2x3xf32>
    %54 = stablehlo.sine %49 : tensor<2x3xf32>
    %55 = stablehlo.multiply %27, %54 : tensor<2x3xf32>
    %56 = stablehlo.cosine %49 : tensor<2x3xf32>
    %57 = stablehlo.multiply %47, %56 : tensor<2x3xf32>
    %58 = stablehlo.add %55, %57 : tensor<2x3xf32>
    %59 = stablehlo.multiply %53, %58 : tensor<2x3xf32>
    %60 = stablehlo.select %1, %arg0, %7 : tensor<2x3xi1>, tensor<2x3xf32>
    %61 = stablehlo.divide %60, %10 : tensor<2x3xf32>
    %62 = stablehlo.log %61 : tensor<2x3xf32>
    %cst_16 = stablehlo.constant dense<0.636619746> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<2x3xf32>
    %65 = stablehlo.multiply %60, %60 : tensor<2x3xf32>
    %cst_17 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %67 = stablehlo.divide %65, %66 : tensor<2x3xf32>
    %68 = stablehlo.subtract %67, %7 : tensor<2x3xf32>
    %69 = stablehlo.multiply %10, %68 : tensor<2x3xf32>
    %70 = stablehlo.multiply %69, %9 : tensor<2x3xf32>
    %71 = stablehlo.subtract %70, %9 : tensor<2x3xf32>
    %cst_18 = stablehlo.constant dense<3.68713371E-9> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.add %71, %72 : tensor<2x3xf32>
    %74 = stablehlo.multiply %69, %73 : tensor<2x3xf32>
    %75 = stablehlo.subtract %74, %9 : tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<-9.52198462E-8> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.add %75, %76 : tensor<2x3xf32>
    %78 = stablehlo.multiply %69, %77 : tensor<2x3xf32>
    %79 = stablehlo.subtract %78, %73 : tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<1.98587736E-6> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %79, %80 : tensor<2x3xf32>
    %82 = stablehlo.multiply %69, %81 : tensor<2x3xf32>
    %83 = stablehlo.subtract %82, %77 : tensor<2x3xf32>
    %cst_21 = stablehlo.constant dense<-3.25555484E-5> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %85 = stablehlo.add %83, %84 : tensor<2x3xf32>
    %86 = stablehlo.multiply %69, %85 : tensor<2x3xf32>
    %87 = stablehlo.subtract %86, %81 : tensor<2x3xf32>
    %cst_22 = stablehlo.constant dense<4.05033759E-4> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %89 = stablehlo.add %87, %88 : tensor<2x3xf32>
    %90 = stablehlo.multiply %69, %89 : tensor<2x3xf32>
    %91 = stablehlo.subtract %90, %85 : tensor<2x3xf32>
    %cst_23 = stablehlo.constant dense<-0.00364694069> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.add %91, %92 : tensor<2x3xf32>
    %94 = stablehlo.multiply %69, %93 : tensor<2x3xf32>
    %95 = stablehlo.subtract %94, %89 : tensor<2x3xf32>
    %cst_24 = stablehlo.constant dense<0.0222136397> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.add %95, %96 : tensor<2x3xf32>
    %98 = stablehlo.multiply %69, %97 : tensor<2x3xf32>
    %99 = stablehlo.subtract %98, %93 : tensor<2x3xf32>
    %cst_25 = stablehlo.constant dense<-0.0826804935> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.add %99, %100 : tensor<2x3xf32>
    %102 = stablehlo.multiply %69, %101 : tensor<2x3xf32>
    %103 = stablehlo.subtract %102, %97 : tensor<2x3xf32>
    %cst_26 = stablehlo.constant dense<0.160999268> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %105 = stablehlo.add %103, %104 : tensor<2x3xf32>
    %106 = stablehlo.multiply %69, %105 : tensor<2x3xf32>
    %107 = stablehlo.subtract %106, %101 : tensor<2x3xf32>
    %cst_27 = stablehlo.constant dense<-0.148975149> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.add %107, %108 : tensor<2x3xf32>
    %110 = stablehlo.multiply %68, %109 : tensor<2x3xf32>
    %111 = stablehlo.subtract %110, %105 : tensor<2x3xf32>
    %cst_28 = stablehlo.constant dense<0.0810448452> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.add %111, %112 : tensor<2x3xf32>
    %114 = stablehlo.multiply %60, %113 : tensor<2x3xf32>
    %115 = stablehlo.multiply %64, %114 : tensor<2x3xf32>
    %cst_29 = stablehlo.constant dense<-5.4835243E-9> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.add %71, %116 : tensor<2x3xf32>
    %118 = stablehlo.multiply %69, %117 : tensor<2x3xf32>
    %119 = stablehlo.subtract %118, %9 : tensor<2x3xf32>
    %cst_30 = stablehlo.constant dense<1.35060276E-7> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.add %119, %120 : tensor<2x3xf32>
    %122 = stablehlo.multiply %69, %121 : tensor<2x3xf32>
    %123 = stablehlo.subtract %122, %117 : tensor<2x3xf32>
    %cst_31 = stablehlo.constant dense<-2.66176949E-6> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.add %123, %124 : tensor<2x3xf32>
    %126 = stablehlo.multiply %69, %125 : tensor<2x3xf32>
    %127 = stablehlo.subtract %126, %121 : tensor<2x3xf32>
    %cst_32 = stablehlo.constant dense<4.069400e-05> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.add %127, %128 : tensor<2x3xf32>
    %130 = stablehlo.multiply %69, %129 : tensor<2x3xf32>
    %131 = stablehlo.subtract %130, %125 : tensor<2x3xf32>
    %cst_33 = stablehlo.constant dense<-4.62725409E-4> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %133 = stablehlo.add %131, %132 : tensor<2x3xf32>
    %134 = stablehlo.multiply %69, %133 : tensor<2x3xf32>
    %135 = stablehlo.subtract %134, %129 : tensor<2x3xf32>
    %cst_34 = stablehlo.constant dense<0.00368060777> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.add %135, %136 : tensor<2x3xf32>
    %138 = stablehlo.multiply %69, %137 : tensor<2x3xf32>
    %139 = stablehlo.subtract %138, %133 : tensor<2x3xf32>
    %cst_35 = stablehlo.constant dense<-0.0185258854> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.add %139, %140 : tensor<2x3xf32>
    %142 = stablehlo.multiply %69, %141 : tensor<2x3xf32>
    %143 = stablehlo.subtract %142, %137 : tensor<2x3xf32>
    %cst_36 = stablehlo.constant dense<0.0479674526> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %145 = stablehlo.add %143, %144 : tensor<2x3xf32>
    %146 = stablehlo.multiply %69, %145 : tensor<2x3xf32>
    %147 = stablehlo.subtract %146, %141 : tensor<2x3xf32>
    %cst_37 = stablehlo.constant dense<-0.0248677079> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %149 = stablehlo.add %147, %148 : tensor<2x3xf32>
    %150 = stablehlo.multiply %69, %149 : tensor<2x3xf32>
    %151 = stablehlo.subtract %150, %145 : tensor<2x3xf32>
    %cst_38 = stablehlo.constant dense<-0.081825614> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.add %151, %152 : tensor<2x3xf32>
    %154 = stablehlo.multiply %68, %153 : tensor<2x3xf32>
    %155 = stablehlo.subtract %154, %149 : tensor<2x3xf32>
    %cst_39 = stablehlo.constant dense<0.0383007713> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %157 = stablehlo.add %155, %156 : tensor<2x3xf32>
    %158 = stablehlo.multiply %60, %157 : tensor<2x3xf32>
    %159 = stablehlo.divide %63, %60 : tensor<2x3xf32>
    %160 = stablehlo.subtract %158, %159 : tensor<2x3xf32>
    %161 = stablehlo.add %115, %160 : tensor<2x3xf32>
    %162 = stablehlo.compare EQ, %arg0, %9, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %163 = stablehlo.compare LT, %arg0, %9, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %164 = stablehlo.select %1, %161, %59 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_40 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %166 = stablehlo.select %163, %165, %164 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %168 = stablehlo.select %162, %167, %166 : tensor<2x3xi1>, tensor<2x3xf32>
    return %168 : tensor<2x3xf32>
  }
}
