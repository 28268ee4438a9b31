module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_airy_ai = call @airy_ai(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_airy_ai : tensor<2x3xf32>
  }
  func.func private @airy_ai(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<-4.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.negate %arg0 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.select %3, %arg0, %5 : tensor<2x3xi1>, tensor<2x3xf32>
    %7 = stablehlo.select %1, %4, %6 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.666666686> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2x3xf32>
    %10 = stablehlo.sqrt %7 : tensor<2x3xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<2x3xf32>
    %12 = stablehlo.sqrt %10 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<1.7724539> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.divide %15, %14 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<5.33333349> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.divide %17, %11 : tensor<2x3xf32>
    %19 = stablehlo.multiply %18, %18 : tensor<2x3xf32>
    %20 = stablehlo.multiply %2, %19 : tensor<2x3xf32>
    %21 = stablehlo.subtract %20, %15 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<0.785398185> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.subtract %11, %22 : tensor<2x3xf32>
    %24 = stablehlo.cosine %23 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.multiply %2, %21 : tensor<2x3xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<2x3xf32>
    %28 = stablehlo.subtract %27, %25 : tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<-2.31626984E-7> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<2x3xf32>
    %31 = stablehlo.multiply %26, %30 : tensor<2x3xf32>
    %32 = stablehlo.subtract %31, %25 : tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<7.18119372E-6> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x3xf32>
    %35 = stablehlo.multiply %26, %34 : tensor<2x3xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<-6.21683663E-4> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.add %36, %37 : tensor<2x3xf32>
    %39 = stablehlo.multiply %21, %38 : tensor<2x3xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<0.999370872> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %40, %41 : tensor<2x3xf32>
    %43 = stablehlo.multiply %24, %42 : tensor<2x3xf32>
    %44 = stablehlo.sine %23 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<-4.24773194E-9> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.add %28, %45 : tensor<2x3xf32>
    %47 = stablehlo.multiply %26, %46 : tensor<2x3xf32>
    %48 = stablehlo.subtract %47, %25 : tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<4.32753744E-8> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.add %48, %49 : tensor<2x3xf32>
    %51 = stablehlo.multiply %26, %50 : tensor<2x3xf32>
    %52 = stablehlo.subtract %51, %46 : tensor<2x3xf32>
    %cst_14 = stablehlo.constant dense<-6.0140718E-7> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.add %52, %53 : tensor<2x3xf32>
    %55 = stablehlo.multiply %26, %54 : tensor<2x3xf32>
    %56 = stablehlo.subtract %55, %50 : tensor<2x3xf32>
    %cst_15 = stablehlo.constant dense<1.31741508E-5> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %58 = stablehlo.add %56, %57 : tensor<2x3xf32>
    %59 = stablehlo.multiply %26, %58 : tensor<2x3xf32>
    %60 = stablehlo.subtract %59, %54 : tensor<2x3xf32>
    %cst_16 = stablehlo.constant dense<-6.08915172E-4> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.add %60, %61 : tensor<2x3xf32>
    %63 = stablehlo.multiply %21, %62 : tensor<2x3xf32>
    %64 = stablehlo.subtract %63, %58 : tensor<2x3xf32>
    %cst_17 = stablehlo.constant dense<0.0688217059> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.add %64, %65 : tensor<2x3xf32>
    %67 = stablehlo.multiply %44, %66 : tensor<2x3xf32>
    %68 = stablehlo.divide %67, %11 : tensor<2x3xf32>
    %69 = stablehlo.add %43, %68 : tensor<2x3xf32>
    %70 = stablehlo.negate %11 : tensor<2x3xf32>
    %71 = stablehlo.exponential %70 : tensor<2x3xf32>
    %72 = stablehlo.divide %71, %2 : tensor<2x3xf32>
    %cst_18 = stablehlo.constant dense<3.77123618> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.divide %73, %11 : tensor<2x3xf32>
    %75 = stablehlo.subtract %74, %15 : tensor<2x3xf32>
    %76 = stablehlo.multiply %2, %75 : tensor<2x3xf32>
    %77 = stablehlo.multiply %76, %25 : tensor<2x3xf32>
    %78 = stablehlo.subtract %77, %25 : tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<-2.48931951E-8> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.add %78, %79 : tensor<2x3xf32>
    %81 = stablehlo.multiply %76, %80 : tensor<2x3xf32>
    %82 = stablehlo.subtract %81, %25 : tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<1.43622529E-7> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %84 = stablehlo.add %82, %83 : tensor<2x3xf32>
    %85 = stablehlo.multiply %76, %84 : tensor<2x3xf32>
    %86 = stablehlo.subtract %85, %80 : tensor<2x3xf32>
    %cst_21 = stablehlo.constant dense<-9.23722951E-7> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.add %86, %87 : tensor<2x3xf32>
    %89 = stablehlo.multiply %76, %88 : tensor<2x3xf32>
    %90 = stablehlo.subtract %89, %84 : tensor<2x3xf32>
    %cst_22 = stablehlo.constant dense<6.83476719E-6> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %92 = stablehlo.add %90, %91 : tensor<2x3xf32>
    %93 = stablehlo.multiply %76, %92 : tensor<2x3xf32>
    %94 = stablehlo.subtract %93, %88 : tensor<2x3xf32>
    %cst_23 = stablehlo.constant dense<-6.12595395E-5> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.add %94, %95 : tensor<2x3xf32>
    %97 = stablehlo.multiply %76, %96 : tensor<2x3xf32>
    %98 = stablehlo.subtract %97, %92 : tensor<2x3xf32>
    %cst_24 = stablehlo.constant dense<7.32717745E-4> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %100 = stablehlo.add %98, %99 : tensor<2x3xf32>
    %101 = stablehlo.multiply %76, %100 : tensor<2x3xf32>
    %102 = stablehlo.subtract %101, %96 : tensor<2x3xf32>
    %cst_25 = stablehlo.constant dense<-0.014792785> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.add %102, %103 : tensor<2x3xf32>
    %105 = stablehlo.multiply %75, %104 : tensor<2x3xf32>
    %106 = stablehlo.subtract %105, %100 : tensor<2x3xf32>
    %cst_26 = stablehlo.constant dense<0.984405279> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %108 = stablehlo.add %106, %107 : tensor<2x3xf32>
    %109 = stablehlo.multiply %72, %108 : tensor<2x3xf32>
    %110 = stablehlo.or %1, %3 : tensor<2x3xi1>
    %111 = stablehlo.select %110, %25, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    %112 = stablehlo.add %111, %15 : tensor<2x3xf32>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %114 = stablehlo.divide %112, %113 : tensor<2x3xf32>
    %115 = stablehlo.multiply %2, %114 : tensor<2x3xf32>
    %116 = stablehlo.multiply %115, %25 : tensor<2x3xf32>
    %117 = stablehlo.subtract %116, %25 : tensor<2x3xf32>
    %cst_28 = stablehlo.constant dense<4.66055283E-9> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.add %117, %118 : tensor<2x3xf32>
    %120 = stablehlo.multiply %115, %119 : tensor<2x3xf32>
    %121 = stablehlo.subtract %120, %25 : tensor<2x3xf32>
    %cst_29 = stablehlo.constant dense<-1.94959924E-8> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %121, %122 : tensor<2x3xf32>
    %124 = stablehlo.multiply %115, %123 : tensor<2x3xf32>
    %125 = stablehlo.subtract %124, %119 : tensor<2x3xf32>
    %cst_30 = stablehlo.constant dense<-1.4627096E-8> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %127 = stablehlo.add %125, %126 : tensor<2x3xf32>
    %128 = stablehlo.multiply %115, %127 : tensor<2x3xf32>
    %129 = stablehlo.subtract %128, %123 : tensor<2x3xf32>
    %cst_31 = stablehlo.constant dense<4.38874793E-7> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.add %129, %130 : tensor<2x3xf32>
    %132 = stablehlo.multiply %115, %131 : tensor<2x3xf32>
    %133 = stablehlo.subtract %132, %127 : tensor<2x3xf32>
    %cst_32 = stablehlo.constant dense<-1.45872013E-6> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %135 = stablehlo.add %133, %134 : tensor<2x3xf32>
    %136 = stablehlo.multiply %115, %135 : tensor<2x3xf32>
    %137 = stablehlo.subtract %136, %131 : tensor<2x3xf32>
    %cst_33 = stablehlo.constant dense<-1.75947423E-6> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %137, %138 : tensor<2x3xf32>
    %140 = stablehlo.multiply %115, %139 : tensor<2x3xf32>
    %141 = stablehlo.subtract %140, %135 : tensor<2x3xf32>
    %cst_34 = stablehlo.constant dense<2.81678331E-5> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %143 = stablehlo.add %141, %142 : tensor<2x3xf32>
    %144 = stablehlo.multiply %115, %143 : tensor<2x3xf32>
    %145 = stablehlo.subtract %144, %139 : tensor<2x3xf32>
    %cst_35 = stablehlo.constant dense<-7.12549954E-5> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.add %145, %146 : tensor<2x3xf32>
    %148 = stablehlo.multiply %115, %147 : tensor<2x3xf32>
    %149 = stablehlo.subtract %148, %143 : tensor<2x3xf32>
    %cst_36 = stablehlo.constant dense<-1.16975389E-4> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.add %149, %150 : tensor<2x3xf32>
    %152 = stablehlo.multiply %115, %151 : tensor<2x3xf32>
    %153 = stablehlo.subtract %152, %147 : tensor<2x3xf32>
    %cst_37 = stablehlo.constant dense<0.0011250769> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %155 = stablehlo.add %153, %154 : tensor<2x3xf32>
    %156 = stablehlo.multiply %115, %155 : tensor<2x3xf32>
    %157 = stablehlo.subtract %156, %151 : tensor<2x3xf32>
    %cst_38 = stablehlo.constant dense<-0.00201968173> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %159 = stablehlo.add %157, %158 : tensor<2x3xf32>
    %160 = stablehlo.multiply %115, %159 : tensor<2x3xf32>
    %161 = stablehlo.subtract %160, %155 : tensor<2x3xf32>
    %cst_39 = stablehlo.constant dense<-0.00413259165> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %163 = stablehlo.add %161, %162 : tensor<2x3xf32>
    %164 = stablehlo.multiply %115, %163 : tensor<2x3xf32>
    %165 = stablehlo.subtract %164, %159 : tensor<2x3xf32>
    %cst_40 = stablehlo.constant dense<0.0240519047> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.add %165, %166 : tensor<2x3xf32>
    %168 = stablehlo.multiply %115, %167 : tensor<2x3xf32>
    %169 = stablehlo.subtract %168, %163 : tensor<2x3xf32>
    %cst_41 = stablehlo.constant dense<-0.0268147029> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %171 = stablehlo.add %169, %170 : tensor<2x3xf32>
    %172 = stablehlo.multiply %115, %171 : tensor<2x3xf32>
    %173 = stablehlo.subtract %172, %167 : tensor<2x3xf32>
    %cst_42 = stablehlo.constant dense<-0.0641872808> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.add %173, %174 : tensor<2x3xf32>
    %176 = stablehlo.multiply %115, %175 : tensor<2x3xf32>
    %177 = stablehlo.subtract %176, %171 : tensor<2x3xf32>
    %cst_43 = stablehlo.constant dense<0.202363238> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.add %177, %178 : tensor<2x3xf32>
    %180 = stablehlo.multiply %115, %179 : tensor<2x3xf32>
    %181 = stablehlo.subtract %180, %175 : tensor<2x3xf32>
    %cst_44 = stablehlo.constant dense<-0.0951201394> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %183 = stablehlo.add %181, %182 : tensor<2x3xf32>
    %184 = stablehlo.multiply %115, %183 : tensor<2x3xf32>
    %185 = stablehlo.subtract %184, %179 : tensor<2x3xf32>
    %cst_45 = stablehlo.constant dense<-0.250924379> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %187 = stablehlo.add %185, %186 : tensor<2x3xf32>
    %188 = stablehlo.multiply %115, %187 : tensor<2x3xf32>
    %189 = stablehlo.subtract %188, %183 : tensor<2x3xf32>
    %cst_46 = stablehlo.constant dense<0.189960316> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %191 = stablehlo.add %189, %190 : tensor<2x3xf32>
    %192 = stablehlo.multiply %114, %191 : tensor<2x3xf32>
    %193 = stablehlo.subtract %192, %187 : tensor<2x3xf32>
    %cst_47 = stablehlo.constant dense<0.0607852563> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %195 = stablehlo.add %193, %194 : tensor<2x3xf32>
    %196 = stablehlo.multiply %16, %69 : tensor<2x3xf32>
    %197 = stablehlo.multiply %16, %109 : tensor<2x3xf32>
    %198 = stablehlo.select %3, %197, %195 : tensor<2x3xi1>, tensor<2x3xf32>
    %199 = stablehlo.select %1, %196, %198 : tensor<2x3xi1>, tensor<2x3xf32>
    %200 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %cst_48 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.compare EQ, %200, %201, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_49 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.select %202, %203, %199 : tensor<2x3xi1>, tensor<2x3xf32>
    return %204 : tensor<2x3xf32>
  }
}
