module @main {
  func.func @main(%args_0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
    %linalg_ldl_factor_ex:3 = call @ldl_factor(%args_0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    return %linalg_ldl_factor_ex#0, %linalg_ldl_factor_ex#1, %linalg_ldl_factor_ex#2 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
  func.func private @ldl_factor(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
    %0 = call @ldl_factor_tril(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = call @ldl_factor_diag(%arg0) : (tensor<3x3xf32>) -> tensor<3xf32>
    %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xf32>
    %4 = call @ldl_factor_diag_0(%1) : (tensor<3xf32>) -> tensor<3x3xf32>
    %5 = stablehlo.add %3, %4 : tensor<3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7:4 = stablehlo.while(%iterArg = %c, %iterArg_0 = %5, %iterArg_1 = %6, %iterArg_2 = %c) : tensor<i32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
    cond {
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = stablehlo.iota dim = 0 : tensor<3xi32>
      %10 = stablehlo.abs %iterArg_0 : tensor<3x3xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
      %12 = stablehlo.abs %11 : tensor<3x3xf32>
      %13 = stablehlo.add %10, %12 : tensor<3x3xf32>
      %14 = stablehlo.compare LT, %iterArg, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %15 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      %16 = stablehlo.select %14, %15, %iterArg : tensor<i1>, tensor<i32>
      %17 = stablehlo.dynamic_slice %13, %16, %16, sizes = [1, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %18 = stablehlo.reshape %17 : (tensor<1x1xf32>) -> tensor<f32>
      %19 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %20 = stablehlo.compare GT, %9, %19, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %21 = stablehlo.compare LT, %c, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %22 = stablehlo.add %c, %c_3 : tensor<i32>
      %23 = stablehlo.select %21, %22, %c : tensor<i1>, tensor<i32>
      %24 = stablehlo.dynamic_slice %13, %23, %16, sizes = [3, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
      %25 = stablehlo.reshape %24 : (tensor<3x1xf32>) -> tensor<3xf32>
      %c_4 = stablehlo.constant dense<0> : tensor<i64>
      %26 = func.call @ldl_factor_where_1(%20, %25, %c_4) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
      %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      %28 = func.call @ldl_factor_argmax(%26) : (tensor<3xf32>) -> tensor<i64>
      %29 = stablehlo.convert %28 : (tensor<i64>) -> tensor<i32>
      %30 = stablehlo.compare GE, %9, %19, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %31 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %32 = stablehlo.compare NE, %9, %31, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %33 = stablehlo.and %30, %32 : tensor<3xi1>
      %34 = stablehlo.compare LT, %29, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %35 = stablehlo.add %29, %c_3 : tensor<i32>
      %36 = stablehlo.select %34, %35, %29 : tensor<i1>, tensor<i32>
      %37 = stablehlo.dynamic_slice %13, %36, %23, sizes = [1, 3] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %38 = stablehlo.reshape %37 : (tensor<1x3xf32>) -> tensor<3xf32>
      %39 = func.call @ldl_factor_where_1(%33, %38, %c_4) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
      %40 = stablehlo.reduce(%39 init: %cst_5) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      %cst_6 = stablehlo.constant dense<0.64038819> : tensor<f32>
      %41 = stablehlo.multiply %cst_6, %27 : tensor<f32>
      %42 = stablehlo.compare GE, %18, %41, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %43 = stablehlo.divide %27, %40 : tensor<f32>
      %44 = stablehlo.multiply %41, %43 : tensor<f32>
      %45 = stablehlo.compare GE, %18, %44, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %46 = stablehlo.or %42, %45 : tensor<i1>
      %47 = stablehlo.not %46 : tensor<i1>
      %48 = stablehlo.dynamic_slice %13, %36, %36, sizes = [1, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %49 = stablehlo.reshape %48 : (tensor<1x1xf32>) -> tensor<f32>
      %50 = stablehlo.multiply %cst_6, %40 : tensor<f32>
      %51 = stablehlo.compare GE, %49, %50, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %52 = stablehlo.not %51 : tensor<i1>
      %53 = stablehlo.and %47, %52 : tensor<i1>
      %54 = stablehlo.maximum %18, %27 : tensor<f32>
      %55 = stablehlo.compare EQ, %54, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %56 = stablehlo.or %46, %55 : tensor<i1>
      %57 = func.call @ldl_factor_where_2(%56, %iterArg, %29) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %58 = stablehlo.not %55 : tensor<i1>
      %59 = stablehlo.and %53, %58 : tensor<i1>
      %60 = stablehlo.convert %59 : (tensor<i1>) -> tensor<i32>
      %61 = stablehlo.add %iterArg, %60 : tensor<i32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %63 = stablehlo.compare EQ, %9, %62, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %64 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %65 = stablehlo.compare EQ, %9, %64, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %66 = func.call @ldl_factor_where_3(%65, %61, %9) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %67 = func.call @ldl_factor_where_3(%63, %57, %66) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %68 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %69 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %70 = stablehlo.compare GE, %68, %69, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %71 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
      %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
      %74 = stablehlo.and %72, %73 : tensor<3x3xi1>
      %75 = stablehlo.compare LT, %67, %6, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %76 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %77 = stablehlo.add %67, %76 : tensor<3xi32>
      %78 = stablehlo.select %75, %77, %67 : tensor<3xi1>, tensor<3xi32>
      %79 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %80 = "stablehlo.gather"(%iterArg_0, %79) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
      %81 = "stablehlo.gather"(%80, %79) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1>}> : (tensor<3x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
      %82 = func.call @ldl_factor_where_4(%74, %81, %iterArg_0) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %83 = stablehlo.iota dim = 0 : tensor<3xi64>
      %84 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<3xi64>) -> tensor<3x1xi64>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %85 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %86 = stablehlo.convert %85 : (tensor<i32>) -> tensor<i64>
      %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<i64>) -> tensor<3x1xi64>
      %88 = stablehlo.compare GT, %84, %87, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
      %89 = stablehlo.dynamic_slice %82, %23, %16, sizes = [3, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
      %90 = stablehlo.reshape %89 : (tensor<3x1xf32>) -> tensor<3xf32>
      %91 = stablehlo.compare LT, %85, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %92 = stablehlo.add %85, %c_3 : tensor<i32>
      %93 = stablehlo.select %91, %92, %85 : tensor<i1>, tensor<i32>
      %94 = stablehlo.dynamic_slice %82, %23, %93, sizes = [3, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
      %95 = stablehlo.reshape %94 : (tensor<3x1xf32>) -> tensor<3xf32>
      %96 = stablehlo.broadcast_in_dim %90, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %97 = stablehlo.broadcast_in_dim %95, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %98 = stablehlo.concatenate %96, %97, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
      %99 = func.call @ldl_factor_where_5(%88, %98, %c_4) : (tensor<3x1xi1>, tensor<3x2xf32>, tensor<i64>) -> tensor<3x2xf32>
      %100 = stablehlo.dynamic_slice %82, %16, %16, sizes = [1, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %101 = stablehlo.reshape %100 : (tensor<1x1xf32>) -> tensor<f32>
      %102 = stablehlo.dynamic_slice %82, %93, %16, sizes = [1, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %103 = stablehlo.reshape %102 : (tensor<1x1xf32>) -> tensor<f32>
      %104 = stablehlo.dynamic_slice %82, %93, %93, sizes = [1, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %105 = stablehlo.reshape %104 : (tensor<1x1xf32>) -> tensor<f32>
      %106 = stablehlo.slice %99 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
      %107 = stablehlo.reshape %106 : (tensor<3x1xf32>) -> tensor<3xf32>
      %108 = stablehlo.slice %99 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
      %109 = stablehlo.reshape %108 : (tensor<3x1xf32>) -> tensor<3xf32>
      %110 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %111 = stablehlo.multiply %107, %110 : tensor<3xf32>
      %112 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %113 = stablehlo.multiply %109, %112 : tensor<3xf32>
      %114 = stablehlo.subtract %111, %113 : tensor<3xf32>
      %115 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %116 = stablehlo.multiply %109, %115 : tensor<3xf32>
      %117 = stablehlo.multiply %107, %112 : tensor<3xf32>
      %118 = stablehlo.subtract %116, %117 : tensor<3xf32>
      %119 = stablehlo.broadcast_in_dim %114, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %120 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %121 = stablehlo.concatenate %119, %120, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
      %122 = stablehlo.multiply %101, %105 : tensor<f32>
      %123 = stablehlo.multiply %103, %103 : tensor<f32>
      %124 = stablehlo.subtract %122, %123 : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %126 = stablehlo.divide %121, %125 : tensor<3x2xf32>
      %127 = stablehlo.transpose %99, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
      %128 = stablehlo.dot_general %126, %127, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x2xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
      %129 = stablehlo.subtract %82, %128 : tensor<3x3xf32>
      %130 = stablehlo.add %iterArg, %c : tensor<i32>
      %131 = stablehlo.convert %130 : (tensor<i32>) -> tensor<i64>
      %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %133 = stablehlo.compare EQ, %83, %132, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %134 = stablehlo.broadcast_in_dim %133, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %135 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
      %136 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
      %137 = stablehlo.and %135, %136 : tensor<3x3xi1>
      %138 = stablehlo.slice %126 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
      %139 = stablehlo.reshape %138 : (tensor<3x1xf32>) -> tensor<3xf32>
      %140 = stablehlo.broadcast_in_dim %139, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %141 = func.call @ldl_factor_where_6(%137, %140, %129) : (tensor<3x3xi1>, tensor<3x1xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %142 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %143 = stablehlo.compare EQ, %83, %142, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %144 = stablehlo.broadcast_in_dim %143, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
      %146 = stablehlo.and %135, %145 : tensor<3x3xi1>
      %147 = stablehlo.slice %126 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
      %148 = stablehlo.reshape %147 : (tensor<3x1xf32>) -> tensor<3xf32>
      %149 = stablehlo.broadcast_in_dim %148, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %150 = func.call @ldl_factor_where_6(%146, %149, %141) : (tensor<3x3xi1>, tensor<3x1xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %151 = stablehlo.convert %iterArg : (tensor<i32>) -> tensor<i64>
      %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %153 = stablehlo.compare GT, %83, %152, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %154 = func.call @ldl_factor_where_1(%153, %90, %c_4) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %155 = func.call @ldl_factor_where_7(%55, %c_8, %101) : (tensor<i1>, tensor<i64>, tensor<f32>) -> tensor<f32>
      %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %157 = stablehlo.divide %154, %156 : tensor<3xf32>
      %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %159 = stablehlo.broadcast_in_dim %154, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
      %160 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
      %161 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
      %162 = stablehlo.multiply %160, %161 : tensor<3x3xf32>
      %163 = stablehlo.subtract %82, %162 : tensor<3x3xf32>
      %164 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<i64>) -> tensor<3x1xi64>
      %165 = stablehlo.compare GT, %84, %164, SIGNED : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
      %166 = stablehlo.compare EQ, %83, %152, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %167 = stablehlo.broadcast_in_dim %166, dims = [1] : (tensor<3xi1>) -> tensor<1x3xi1>
      %168 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
      %169 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<3x3xi1>
      %170 = stablehlo.and %168, %169 : tensor<3x3xi1>
      %171 = func.call @ldl_factor_where_6(%170, %158, %163) : (tensor<3x3xi1>, tensor<3x1xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %172 = func.call @ldl_factor_where_8(%60, %150, %171) : (tensor<i32>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %173 = stablehlo.convert %143 : (tensor<3xi1>) -> tensor<3xi32>
      %174 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %175 = stablehlo.and %174, %173 : tensor<3xi32>
      %176 = stablehlo.convert %166 : (tensor<3xi1>) -> tensor<3xi32>
      %177 = stablehlo.or %176, %175 : tensor<3xi32>
      %178 = stablehlo.negate %57 : tensor<i32>
      %179 = stablehlo.subtract %178, %c_7 : tensor<i32>
      %180 = stablehlo.add %57, %c_7 : tensor<i32>
      %181 = func.call @ldl_factor_where_9(%60, %179, %180) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %182 = func.call @ldl_factor_where_10(%177, %181, %iterArg_1) : (tensor<3xi32>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %183 = stablehlo.add %85, %60 : tensor<i32>
      %184 = stablehlo.compare EQ, %iterArg_2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %185 = stablehlo.and %55, %184 : tensor<i1>
      %186 = func.call @ldl_factor_where_2(%185, %85, %iterArg_2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %183, %172, %182, %186 : tensor<i32>, tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
    }
    %8 = call @ldl_factor_tril_11(%7#1) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %8, %7#2, %7#3 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
  func.func private @ldl_factor_tril(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xf32>
    return %6 : tensor<3x3xf32>
  }
  func.func private @ldl_factor_diag(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = call @ldl_factor_diagonal(%arg0) : (tensor<3x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @ldl_factor_diagonal(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.iota dim = 0 : tensor<3xi64>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %c_1 = stablehlo.constant dense<3> : tensor<i64>
      %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
      %6 = stablehlo.add %2, %5 : tensor<3xi64>
      %7 = stablehlo.select %4, %6, %2 : tensor<3xi1>, tensor<3xi64>
      %8 = stablehlo.convert %7 : (tensor<3xi64>) -> tensor<3xi32>
      %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %10 = stablehlo.concatenate %9, %9, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
      stablehlo.return %11 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @ldl_factor_diag_0(%arg0: tensor<3xf32>) -> tensor<3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %2 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %4 = stablehlo.add %1, %3 : tensor<3x3xi64>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %7 = call @ldl_factor_where(%5, %6, %cst) : (tensor<3x3xi1>, tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
    return %7 : tensor<3x3xf32>
  }
  func.func private @ldl_factor_where(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xf32>, %arg2: tensor<f32>) -> tensor<3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x3xi1>, tensor<3x3xf32>
    return %2 : tensor<3x3xf32>
  }
  func.func private @ldl_factor_where_1(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @ldl_factor_argmax(%arg0: tensor<3xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<3xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<3xf32>, tensor<3xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
  func.func private @ldl_factor_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @ldl_factor_where_3(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @ldl_factor_where_4(%arg0: tensor<3x3xi1>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @ldl_factor_where_5(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<i64>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %3 : tensor<3x2xf32>
  }
  func.func private @ldl_factor_where_6(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @ldl_factor_where_7(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @ldl_factor_where_8(%arg0: tensor<i32>, %arg1: tensor<3x3xf32>, %arg2: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<i1>, tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func private @ldl_factor_where_9(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @ldl_factor_where_10(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %3 : tensor<3xi32>
  }
  func.func private @ldl_factor_tril_11(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x3xi1>, tensor<3x3xf32>
    return %6 : tensor<3x3xf32>
  }
}
