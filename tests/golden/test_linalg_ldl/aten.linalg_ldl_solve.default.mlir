module @main {
  func.func @main(%args_0: tensor<3x3xf32>, %args_1: tensor<3xi32>, %args_2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %linalg_ldl_solve = call @ldl_solve(%args_0, %args_1, %args_2) : (tensor<3x3xf32>, tensor<3xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %linalg_ldl_solve : tensor<3x2xf32>
  }
  func.func private @ldl_solve(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %0, %iterArg_2 = %arg0, %iterArg_3 = %c, %iterArg_4 = %arg2) : tensor<3xi32>, tensor<3xi32>, tensor<3x3xf32>, tensor<i32>, tensor<3x2xf32>
    cond {
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.compare LT, %iterArg_3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.add %iterArg_3, %c_5 : tensor<i32>
      %5 = stablehlo.select %3, %4, %iterArg_3 : tensor<i1>, tensor<i32>
      %6 = stablehlo.dynamic_slice %iterArg, %5, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %7 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
      %8 = stablehlo.compare LT, %7, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = stablehlo.convert %8 : (tensor<i1>) -> tensor<i32>
      %10 = stablehlo.add %iterArg_3, %9 : tensor<i32>
      %11 = stablehlo.abs %7 : tensor<i32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.subtract %11, %c_6 : tensor<i32>
      %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %14 = stablehlo.compare EQ, %iterArg_1, %13, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %15 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %16 = stablehlo.compare EQ, %iterArg_1, %15, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %17 = func.call @ldl_solve_where(%16, %10, %iterArg_1) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %18 = func.call @ldl_solve_where(%14, %12, %17) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %22 = stablehlo.add %18, %21 : tensor<3xi32>
      %23 = stablehlo.select %20, %22, %18 : tensor<3xi1>, tensor<3xi32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %25 = "stablehlo.gather"(%iterArg_4, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
      %26 = stablehlo.compare GT, %iterArg_1, %13, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %27 = stablehlo.compare LT, %c, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %28 = stablehlo.add %c, %c_5 : tensor<i32>
      %29 = stablehlo.select %27, %28, %c : tensor<i1>, tensor<i32>
      %30 = stablehlo.dynamic_slice %iterArg_2, %29, %5, sizes = [3, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
      %31 = stablehlo.reshape %30 : (tensor<3x1xf32>) -> tensor<3xf32>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %32 = func.call @ldl_solve_where_0(%26, %31, %c_7) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
      %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %c_8 = stablehlo.constant dense<2> : tensor<i32>
      %34 = stablehlo.add %c, %c_8 : tensor<i32>
      %35 = stablehlo.select %27, %34, %c : tensor<i1>, tensor<i32>
      %36 = stablehlo.dynamic_slice %25, %5, %35, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %37 = stablehlo.reshape %36 : (tensor<1x2xf32>) -> tensor<2xf32>
      %38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %39 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
      %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
      %41 = stablehlo.multiply %39, %40 : tensor<3x2xf32>
      %42 = stablehlo.subtract %25, %41 : tensor<3x2xf32>
      %43 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      %44 = stablehlo.add %43, %c : tensor<i32>
      %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %46 = stablehlo.compare GT, %iterArg_1, %45, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %47 = stablehlo.compare LT, %43, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %48 = stablehlo.add %43, %c_5 : tensor<i32>
      %49 = stablehlo.select %47, %48, %43 : tensor<i1>, tensor<i32>
      %50 = stablehlo.dynamic_slice %iterArg_2, %29, %49, sizes = [3, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
      %51 = stablehlo.reshape %50 : (tensor<3x1xf32>) -> tensor<3xf32>
      %52 = func.call @ldl_solve_where_0(%46, %51, %c_7) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
      %53 = func.call @ldl_solve_where_1(%9, %52, %c_7) : (tensor<i32>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %55 = stablehlo.dynamic_slice %25, %49, %35, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %56 = stablehlo.reshape %55 : (tensor<1x2xf32>) -> tensor<2xf32>
      %57 = stablehlo.broadcast_in_dim %56, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %58 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
      %59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
      %60 = stablehlo.multiply %58, %59 : tensor<3x2xf32>
      %61 = stablehlo.subtract %42, %60 : tensor<3x2xf32>
      %62 = stablehlo.dynamic_slice %iterArg_2, %5, %5, sizes = [1, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %63 = stablehlo.reshape %62 : (tensor<1x1xf32>) -> tensor<f32>
      %64 = stablehlo.dynamic_slice %iterArg_2, %49, %5, sizes = [1, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %65 = stablehlo.reshape %64 : (tensor<1x1xf32>) -> tensor<f32>
      %66 = stablehlo.dynamic_slice %iterArg_2, %49, %49, sizes = [1, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %67 = stablehlo.reshape %66 : (tensor<1x1xf32>) -> tensor<f32>
      %68 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
      %69 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
      %70 = stablehlo.concatenate %68, %69, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      %71 = stablehlo.slice %70 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %72 = stablehlo.reshape %71 : (tensor<2x1xf32>) -> tensor<2xf32>
      %73 = stablehlo.slice %70 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %74 = stablehlo.reshape %73 : (tensor<2x1xf32>) -> tensor<2xf32>
      %75 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %76 = stablehlo.multiply %72, %75 : tensor<2xf32>
      %77 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %78 = stablehlo.multiply %74, %77 : tensor<2xf32>
      %79 = stablehlo.subtract %76, %78 : tensor<2xf32>
      %80 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %81 = stablehlo.multiply %74, %80 : tensor<2xf32>
      %82 = stablehlo.multiply %72, %77 : tensor<2xf32>
      %83 = stablehlo.subtract %81, %82 : tensor<2xf32>
      %84 = stablehlo.broadcast_in_dim %79, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
      %85 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
      %86 = stablehlo.concatenate %84, %85, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      %87 = stablehlo.multiply %63, %67 : tensor<f32>
      %88 = stablehlo.multiply %65, %65 : tensor<f32>
      %89 = stablehlo.subtract %87, %88 : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
      %91 = stablehlo.divide %86, %90 : tensor<2x2xf32>
      %92 = stablehlo.slice %91 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %93 = stablehlo.reshape %92 : (tensor<2x1xf32>) -> tensor<2xf32>
      %94 = stablehlo.divide %37, %80 : tensor<2xf32>
      %95 = func.call @ldl_solve_where_2(%9, %93, %94) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %96 = stablehlo.slice %91 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %97 = stablehlo.reshape %96 : (tensor<2x1xf32>) -> tensor<2xf32>
      %98 = stablehlo.dynamic_slice %61, %49, %35, sizes = [1, 2] : (tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      %99 = stablehlo.reshape %98 : (tensor<1x2xf32>) -> tensor<2xf32>
      %100 = func.call @ldl_solve_where_2(%9, %97, %99) : (tensor<i32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %101 = stablehlo.broadcast_in_dim %iterArg_1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %102 = stablehlo.add %43, %9 : tensor<i32>
      %103 = stablehlo.broadcast_in_dim %iterArg_3, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %104 = stablehlo.compare EQ, %101, %103, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %105 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %106 = stablehlo.compare EQ, %101, %105, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %107 = func.call @ldl_solve_where_3(%106, %100, %61) : (tensor<3x1xi1>, tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %108 = func.call @ldl_solve_where_3(%104, %95, %107) : (tensor<3x1xi1>, tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %102, %108 : tensor<3xi32>, tensor<3xi32>, tensor<3x3xf32>, tensor<i32>, tensor<3x2xf32>
    }
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %0, %iterArg_2 = %arg0, %iterArg_3 = %c_0, %iterArg_4 = %1#4) : tensor<3xi32>, tensor<3xi32>, tensor<3x3xf32>, tensor<i32>, tensor<3x2xf32>
    cond {
      %3 = stablehlo.compare GE, %iterArg_3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.compare LT, %iterArg_3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.add %iterArg_3, %c_5 : tensor<i32>
      %5 = stablehlo.select %3, %4, %iterArg_3 : tensor<i1>, tensor<i32>
      %6 = stablehlo.dynamic_slice %iterArg, %5, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %7 = stablehlo.reshape %6 : (tensor<1xi32>) -> tensor<i32>
      %8 = stablehlo.compare LT, %7, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = stablehlo.convert %8 : (tensor<i1>) -> tensor<i32>
      %10 = stablehlo.subtract %iterArg_3, %c : tensor<i32>
      %11 = stablehlo.multiply %9, %c : tensor<i32>
      %12 = stablehlo.add %10, %11 : tensor<i32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %14 = stablehlo.compare GT, %iterArg_1, %13, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %15 = stablehlo.compare LT, %c, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %16 = stablehlo.add %c, %c_5 : tensor<i32>
      %17 = stablehlo.select %15, %16, %c : tensor<i1>, tensor<i32>
      %18 = stablehlo.compare LT, %10, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %19 = stablehlo.add %10, %c_5 : tensor<i32>
      %20 = stablehlo.select %18, %19, %10 : tensor<i1>, tensor<i32>
      %21 = stablehlo.dynamic_slice %iterArg_2, %17, %20, sizes = [3, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
      %22 = stablehlo.reshape %21 : (tensor<3x1xf32>) -> tensor<3xf32>
      %c_6 = stablehlo.constant dense<0> : tensor<i64>
      %23 = func.call @ldl_solve_where_0(%14, %22, %c_6) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
      %26 = stablehlo.multiply %25, %iterArg_4 : tensor<3x2xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.reduce(%26 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
      %28 = stablehlo.broadcast_in_dim %iterArg_1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %29 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %30 = stablehlo.compare EQ, %28, %29, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %c_7 = stablehlo.constant dense<true> : tensor<i1>
      %31 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<3x1xi1>
      %32 = stablehlo.and %30, %31 : tensor<3x1xi1>
      %33 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
      %35 = stablehlo.subtract %iterArg_4, %34 : tensor<3x2xf32>
      %36 = func.call @ldl_solve_where_4(%32, %35, %iterArg_4) : (tensor<3x1xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.subtract %iterArg_3, %c_8 : tensor<i32>
      %38 = stablehlo.multiply %9, %c_8 : tensor<i32>
      %39 = stablehlo.add %37, %38 : tensor<i32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %41 = stablehlo.compare GT, %iterArg_1, %40, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %42 = stablehlo.compare LT, %37, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %43 = stablehlo.add %37, %c_5 : tensor<i32>
      %44 = stablehlo.select %42, %43, %37 : tensor<i1>, tensor<i32>
      %45 = stablehlo.dynamic_slice %iterArg_2, %17, %44, sizes = [3, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
      %46 = stablehlo.reshape %45 : (tensor<3x1xf32>) -> tensor<3xf32>
      %47 = func.call @ldl_solve_where_0(%41, %46, %c_6) : (tensor<3xi1>, tensor<3xf32>, tensor<i64>) -> tensor<3xf32>
      %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
      %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
      %50 = stablehlo.multiply %49, %36 : tensor<3x2xf32>
      %51 = stablehlo.reduce(%50 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
      %52 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %53 = stablehlo.compare EQ, %28, %52, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %54 = stablehlo.convert %53 : (tensor<3x1xi1>) -> tensor<3x1xi32>
      %55 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
      %56 = stablehlo.and %54, %55 : tensor<3x1xi32>
      %57 = stablehlo.broadcast_in_dim %51, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
      %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
      %59 = stablehlo.subtract %36, %58 : tensor<3x2xf32>
      %60 = func.call @ldl_solve_where_5(%56, %59, %36) : (tensor<3x1xi32>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
      %61 = stablehlo.subtract %37, %9 : tensor<i32>
      %62 = stablehlo.abs %7 : tensor<i32>
      %63 = stablehlo.subtract %62, %c_8 : tensor<i32>
      %64 = stablehlo.broadcast_in_dim %iterArg_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %65 = stablehlo.compare EQ, %iterArg_1, %64, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %66 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %67 = stablehlo.compare EQ, %iterArg_1, %66, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %68 = func.call @ldl_solve_where(%67, %iterArg_3, %iterArg_1) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %69 = func.call @ldl_solve_where(%65, %63, %68) : (tensor<3xi1>, tensor<i32>, tensor<3xi32>) -> tensor<3xi32>
      %70 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %71 = stablehlo.compare LT, %69, %70, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %72 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
      %73 = stablehlo.add %69, %72 : tensor<3xi32>
      %74 = stablehlo.select %71, %73, %69 : tensor<3xi1>, tensor<3xi32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
      %76 = "stablehlo.gather"(%60, %75) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<3x1xi32>) -> tensor<3x2xf32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %61, %76 : tensor<3xi32>, tensor<3xi32>, tensor<3x3xf32>, tensor<i32>, tensor<3x2xf32>
    }
    return %2#4 : tensor<3x2xf32>
  }
  func.func private @ldl_solve_where(%arg0: tensor<3xi1>, %arg1: tensor<i32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @ldl_solve_where_0(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @ldl_solve_where_1(%arg0: tensor<i32>, %arg1: tensor<3xf32>, %arg2: tensor<i64>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.select %0, %arg1, %2 : tensor<i1>, tensor<3xf32>
    return %3 : tensor<3xf32>
  }
  func.func private @ldl_solve_where_2(%arg0: tensor<i32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<i1>, tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @ldl_solve_where_3(%arg0: tensor<3x1xi1>, %arg1: tensor<2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %2 : tensor<3x2xf32>
  }
  func.func private @ldl_solve_where_4(%arg0: tensor<3x1xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
  func.func private @ldl_solve_where_5(%arg0: tensor<3x1xi32>, %arg1: tensor<3x2xf32>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %3 = stablehlo.select %2, %arg1, %arg2 : tensor<3x2xi1>, tensor<3x2xf32>
    return %3 : tensor<3x2xf32>
  }
}
