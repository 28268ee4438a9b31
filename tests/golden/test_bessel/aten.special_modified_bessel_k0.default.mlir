module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_modified_bessel_k0 = call @bessel_k(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_modified_bessel_k0 : tensor<2x3xf32>
  }
  func.func private @bessel_k(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.compare LE, %arg0, %0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.select %1, %arg0, %2 : tensor<2x3xi1>, tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3xf32>
    %5 = stablehlo.divide %4, %0 : tensor<2x3xf32>
    %6 = stablehlo.subtract %5, %2 : tensor<2x3xf32>
    %7 = stablehlo.divide %3, %0 : tensor<2x3xf32>
    %8 = stablehlo.log %7 : tensor<2x3xf32>
    %9 = stablehlo.abs %3 : tensor<2x3xf32>
    %10 = stablehlo.exponential %9 : tensor<2x3xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.multiply %0, %6 : tensor<2x3xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x3xf32>
    %15 = stablehlo.subtract %14, %12 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<2.53479101E-7> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.add %15, %16 : tensor<2x3xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<2x3xf32>
    %19 = stablehlo.subtract %18, %12 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<2.28621211E-5> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.add %19, %20 : tensor<2x3xf32>
    %22 = stablehlo.multiply %13, %21 : tensor<2x3xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<0.00126461545> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.add %23, %24 : tensor<2x3xf32>
    %26 = stablehlo.multiply %13, %25 : tensor<2x3xf32>
    %27 = stablehlo.subtract %26, %21 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<0.0359799378> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.add %27, %28 : tensor<2x3xf32>
    %30 = stablehlo.multiply %13, %29 : tensor<2x3xf32>
    %31 = stablehlo.subtract %30, %25 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<0.344289899> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.add %31, %32 : tensor<2x3xf32>
    %34 = stablehlo.multiply %6, %33 : tensor<2x3xf32>
    %35 = stablehlo.subtract %34, %29 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<-0.267663687> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.add %35, %36 : tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.multiply %38, %9 : tensor<2x3xf32>
    %41 = stablehlo.subtract %40, %0 : tensor<2x3xf32>
    %42 = stablehlo.multiply %41, %12 : tensor<2x3xf32>
    %43 = stablehlo.subtract %42, %12 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %45 = stablehlo.add %43, %44 : tensor<2x3xf32>
    %46 = stablehlo.multiply %41, %45 : tensor<2x3xf32>
    %47 = stablehlo.subtract %46, %12 : tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %49 = stablehlo.add %47, %48 : tensor<2x3xf32>
    %50 = stablehlo.multiply %41, %49 : tensor<2x3xf32>
    %51 = stablehlo.subtract %50, %45 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %53 = stablehlo.add %51, %52 : tensor<2x3xf32>
    %54 = stablehlo.multiply %41, %53 : tensor<2x3xf32>
    %55 = stablehlo.subtract %54, %49 : tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %57 = stablehlo.add %55, %56 : tensor<2x3xf32>
    %58 = stablehlo.multiply %41, %57 : tensor<2x3xf32>
    %59 = stablehlo.subtract %58, %53 : tensor<2x3xf32>
    %cst_14 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.add %59, %60 : tensor<2x3xf32>
    %62 = stablehlo.multiply %41, %61 : tensor<2x3xf32>
    %63 = stablehlo.subtract %62, %57 : tensor<2x3xf32>
    %cst_15 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.add %63, %64 : tensor<2x3xf32>
    %66 = stablehlo.multiply %41, %65 : tensor<2x3xf32>
    %67 = stablehlo.subtract %66, %61 : tensor<2x3xf32>
    %cst_16 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.add %67, %68 : tensor<2x3xf32>
    %70 = stablehlo.multiply %41, %69 : tensor<2x3xf32>
    %71 = stablehlo.subtract %70, %65 : tensor<2x3xf32>
    %cst_17 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.add %71, %72 : tensor<2x3xf32>
    %74 = stablehlo.multiply %41, %73 : tensor<2x3xf32>
    %75 = stablehlo.subtract %74, %69 : tensor<2x3xf32>
    %cst_18 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.add %75, %76 : tensor<2x3xf32>
    %78 = stablehlo.multiply %41, %77 : tensor<2x3xf32>
    %79 = stablehlo.subtract %78, %73 : tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %79, %80 : tensor<2x3xf32>
    %82 = stablehlo.multiply %41, %81 : tensor<2x3xf32>
    %83 = stablehlo.subtract %82, %77 : tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %85 = stablehlo.add %83, %84 : tensor<2x3xf32>
    %86 = stablehlo.multiply %41, %85 : tensor<2x3xf32>
    %87 = stablehlo.subtract %86, %81 : tensor<2x3xf32>
    %cst_21 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %89 = stablehlo.add %87, %88 : tensor<2x3xf32>
    %90 = stablehlo.multiply %41, %89 : tensor<2x3xf32>
    %91 = stablehlo.subtract %90, %85 : tensor<2x3xf32>
    %cst_22 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.add %91, %92 : tensor<2x3xf32>
    %94 = stablehlo.multiply %41, %93 : tensor<2x3xf32>
    %95 = stablehlo.subtract %94, %89 : tensor<2x3xf32>
    %cst_23 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.add %95, %96 : tensor<2x3xf32>
    %98 = stablehlo.multiply %41, %97 : tensor<2x3xf32>
    %99 = stablehlo.subtract %98, %93 : tensor<2x3xf32>
    %cst_24 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.add %99, %100 : tensor<2x3xf32>
    %102 = stablehlo.multiply %41, %101 : tensor<2x3xf32>
    %103 = stablehlo.subtract %102, %97 : tensor<2x3xf32>
    %cst_25 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %105 = stablehlo.add %103, %104 : tensor<2x3xf32>
    %106 = stablehlo.multiply %41, %105 : tensor<2x3xf32>
    %107 = stablehlo.subtract %106, %101 : tensor<2x3xf32>
    %cst_26 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.add %107, %108 : tensor<2x3xf32>
    %110 = stablehlo.multiply %41, %109 : tensor<2x3xf32>
    %111 = stablehlo.subtract %110, %105 : tensor<2x3xf32>
    %cst_27 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.add %111, %112 : tensor<2x3xf32>
    %114 = stablehlo.subtract %113, %105 : tensor<2x3xf32>
    %115 = stablehlo.multiply %38, %114 : tensor<2x3xf32>
    %116 = stablehlo.divide %39, %9 : tensor<2x3xf32>
    %117 = stablehlo.subtract %116, %0 : tensor<2x3xf32>
    %118 = stablehlo.multiply %117, %12 : tensor<2x3xf32>
    %119 = stablehlo.subtract %118, %12 : tensor<2x3xf32>
    %cst_28 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.add %119, %120 : tensor<2x3xf32>
    %122 = stablehlo.multiply %117, %121 : tensor<2x3xf32>
    %123 = stablehlo.subtract %122, %12 : tensor<2x3xf32>
    %cst_29 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.add %123, %124 : tensor<2x3xf32>
    %126 = stablehlo.multiply %117, %125 : tensor<2x3xf32>
    %127 = stablehlo.subtract %126, %121 : tensor<2x3xf32>
    %cst_30 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.add %127, %128 : tensor<2x3xf32>
    %130 = stablehlo.multiply %117, %129 : tensor<2x3xf32>
    %131 = stablehlo.subtract %130, %125 : tensor<2x3xf32>
    %cst_31 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %133 = stablehlo.add %131, %132 : tensor<2x3xf32>
    %134 = stablehlo.multiply %117, %133 : tensor<2x3xf32>
    %135 = stablehlo.subtract %134, %129 : tensor<2x3xf32>
    %cst_32 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.add %135, %136 : tensor<2x3xf32>
    %138 = stablehlo.multiply %117, %137 : tensor<2x3xf32>
    %139 = stablehlo.subtract %138, %133 : tensor<2x3xf32>
    %cst_33 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.add %139, %140 : tensor<2x3xf32>
    %142 = stablehlo.multiply %117, %141 : tensor<2x3xf32>
    %143 = stablehlo.subtract %142, %137 : tensor<2x3xf32>
    %cst_34 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %145 = stablehlo.add %143, %144 : tensor<2x3xf32>
    %146 = stablehlo.subtract %145, %137 : tensor<2x3xf32>
    %147 = stablehlo.multiply %38, %146 : tensor<2x3xf32>
    %148 = stablehlo.sqrt %9 : tensor<2x3xf32>
    %149 = stablehlo.divide %147, %148 : tensor<2x3xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.compare LE, %9, %150, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %152 = stablehlo.select %151, %115, %149 : tensor<2x3xi1>, tensor<2x3xf32>
    %153 = stablehlo.multiply %11, %152 : tensor<2x3xf32>
    %154 = stablehlo.subtract %37, %153 : tensor<2x3xf32>
    %cst_36 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %156 = stablehlo.select %1, %155, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_37 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.divide %157, %156 : tensor<2x3xf32>
    %159 = stablehlo.subtract %158, %2 : tensor<2x3xf32>
    %160 = stablehlo.multiply %0, %159 : tensor<2x3xf32>
    %161 = stablehlo.multiply %160, %12 : tensor<2x3xf32>
    %162 = stablehlo.subtract %161, %12 : tensor<2x3xf32>
    %cst_38 = stablehlo.constant dense<-4.660490e-08> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %164 = stablehlo.add %162, %163 : tensor<2x3xf32>
    %165 = stablehlo.multiply %160, %164 : tensor<2x3xf32>
    %166 = stablehlo.subtract %165, %12 : tensor<2x3xf32>
    %cst_39 = stablehlo.constant dense<2.76681362E-7> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %168 = stablehlo.add %166, %167 : tensor<2x3xf32>
    %169 = stablehlo.multiply %160, %168 : tensor<2x3xf32>
    %170 = stablehlo.subtract %169, %164 : tensor<2x3xf32>
    %cst_40 = stablehlo.constant dense<-1.83175553E-6> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %172 = stablehlo.add %170, %171 : tensor<2x3xf32>
    %173 = stablehlo.multiply %160, %172 : tensor<2x3xf32>
    %174 = stablehlo.subtract %173, %168 : tensor<2x3xf32>
    %cst_41 = stablehlo.constant dense<1.39498134E-5> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %176 = stablehlo.add %174, %175 : tensor<2x3xf32>
    %177 = stablehlo.multiply %160, %176 : tensor<2x3xf32>
    %178 = stablehlo.subtract %177, %172 : tensor<2x3xf32>
    %cst_42 = stablehlo.constant dense<-1.28495492E-4> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %180 = stablehlo.add %178, %179 : tensor<2x3xf32>
    %181 = stablehlo.multiply %160, %180 : tensor<2x3xf32>
    %182 = stablehlo.subtract %181, %176 : tensor<2x3xf32>
    %cst_43 = stablehlo.constant dense<0.0015698839> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %184 = stablehlo.add %182, %183 : tensor<2x3xf32>
    %185 = stablehlo.multiply %160, %184 : tensor<2x3xf32>
    %186 = stablehlo.subtract %185, %180 : tensor<2x3xf32>
    %cst_44 = stablehlo.constant dense<-3.144810e-02> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %188 = stablehlo.add %186, %187 : tensor<2x3xf32>
    %189 = stablehlo.multiply %159, %188 : tensor<2x3xf32>
    %190 = stablehlo.subtract %189, %184 : tensor<2x3xf32>
    %cst_45 = stablehlo.constant dense<1.22015154> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %192 = stablehlo.add %190, %191 : tensor<2x3xf32>
    %193 = stablehlo.sqrt %156 : tensor<2x3xf32>
    %194 = stablehlo.divide %192, %193 : tensor<2x3xf32>
    %195 = stablehlo.negate %156 : tensor<2x3xf32>
    %196 = stablehlo.exponential %195 : tensor<2x3xf32>
    %197 = stablehlo.multiply %194, %196 : tensor<2x3xf32>
    %198 = stablehlo.select %1, %154, %197 : tensor<2x3xi1>, tensor<2x3xf32>
    %199 = stablehlo.compare EQ, %arg0, %12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %200 = stablehlo.compare LT, %arg0, %12, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_46 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.select %200, %201, %198 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_47 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.select %199, %203, %202 : tensor<2x3xi1>, tensor<2x3xf32>
    return %204 : tensor<2x3xf32>
  }
}
