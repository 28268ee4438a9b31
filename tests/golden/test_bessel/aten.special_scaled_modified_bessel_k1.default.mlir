module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_scaled_modified_bessel_k1 = call @bessel_k(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_scaled_modified_bessel_k1 : tensor<2x3xf32>
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
    %12 = chlo.bessel_i1e %3 : tensor<2x3xf32> -> tensor<2x3xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.multiply %0, %6 : tensor<2x3xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<2x3xf32>
    %17 = stablehlo.subtract %16, %14 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<-2.2133877E-8> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.add %17, %18 : tensor<2x3xf32>
    %20 = stablehlo.multiply %15, %19 : tensor<2x3xf32>
    %21 = stablehlo.subtract %20, %14 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<-2.43340605E-6> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.add %21, %22 : tensor<2x3xf32>
    %24 = stablehlo.multiply %15, %23 : tensor<2x3xf32>
    %25 = stablehlo.subtract %24, %19 : tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<-1.73028893E-4> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %25, %26 : tensor<2x3xf32>
    %28 = stablehlo.multiply %15, %27 : tensor<2x3xf32>
    %29 = stablehlo.subtract %28, %23 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<-0.0069757239> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %29, %30 : tensor<2x3xf32>
    %32 = stablehlo.multiply %15, %31 : tensor<2x3xf32>
    %33 = stablehlo.subtract %32, %27 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<-0.12261118> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.add %33, %34 : tensor<2x3xf32>
    %36 = stablehlo.multiply %15, %35 : tensor<2x3xf32>
    %37 = stablehlo.subtract %36, %31 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<-0.353155971> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.add %37, %38 : tensor<2x3xf32>
    %40 = stablehlo.multiply %6, %39 : tensor<2x3xf32>
    %41 = stablehlo.subtract %40, %35 : tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<0.762650132> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.add %41, %42 : tensor<2x3xf32>
    %44 = stablehlo.divide %43, %3 : tensor<2x3xf32>
    %45 = stablehlo.add %13, %44 : tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.select %1, %46, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %49 = stablehlo.divide %48, %47 : tensor<2x3xf32>
    %50 = stablehlo.subtract %49, %2 : tensor<2x3xf32>
    %51 = stablehlo.multiply %0, %50 : tensor<2x3xf32>
    %52 = stablehlo.multiply %51, %14 : tensor<2x3xf32>
    %53 = stablehlo.subtract %52, %14 : tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<5.74108405E-8> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.add %53, %54 : tensor<2x3xf32>
    %56 = stablehlo.multiply %51, %55 : tensor<2x3xf32>
    %57 = stablehlo.subtract %56, %14 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<-3.50196046E-7> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %59 = stablehlo.add %57, %58 : tensor<2x3xf32>
    %60 = stablehlo.multiply %51, %59 : tensor<2x3xf32>
    %61 = stablehlo.subtract %60, %55 : tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<2.40648501E-6> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.add %61, %62 : tensor<2x3xf32>
    %64 = stablehlo.multiply %51, %63 : tensor<2x3xf32>
    %65 = stablehlo.subtract %64, %59 : tensor<2x3xf32>
    %cst_14 = stablehlo.constant dense<-1.93619799E-5> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %67 = stablehlo.add %65, %66 : tensor<2x3xf32>
    %68 = stablehlo.multiply %51, %67 : tensor<2x3xf32>
    %69 = stablehlo.subtract %68, %63 : tensor<2x3xf32>
    %cst_15 = stablehlo.constant dense<1.95215514E-4> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.add %69, %70 : tensor<2x3xf32>
    %72 = stablehlo.multiply %51, %71 : tensor<2x3xf32>
    %73 = stablehlo.subtract %72, %67 : tensor<2x3xf32>
    %cst_16 = stablehlo.constant dense<-0.00285781687> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.add %73, %74 : tensor<2x3xf32>
    %76 = stablehlo.multiply %51, %75 : tensor<2x3xf32>
    %77 = stablehlo.subtract %76, %71 : tensor<2x3xf32>
    %cst_17 = stablehlo.constant dense<0.103923738> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.add %77, %78 : tensor<2x3xf32>
    %80 = stablehlo.multiply %50, %79 : tensor<2x3xf32>
    %81 = stablehlo.subtract %80, %75 : tensor<2x3xf32>
    %cst_18 = stablehlo.constant dense<1.36031306> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.add %81, %82 : tensor<2x3xf32>
    %84 = stablehlo.sqrt %47 : tensor<2x3xf32>
    %85 = stablehlo.divide %83, %84 : tensor<2x3xf32>
    %86 = stablehlo.exponential %3 : tensor<2x3xf32>
    %87 = stablehlo.multiply %45, %86 : tensor<2x3xf32>
    %88 = stablehlo.select %1, %87, %85 : tensor<2x3xi1>, tensor<2x3xf32>
    %89 = stablehlo.compare EQ, %arg0, %14, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %90 = stablehlo.compare LT, %arg0, %14, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %92 = stablehlo.select %90, %91, %88 : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %94 = stablehlo.select %89, %93, %92 : tensor<2x3xi1>, tensor<2x3xf32>
    return %94 : tensor<2x3xf32>
  }
}
