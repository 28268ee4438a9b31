module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_bessel_j1 = call @bessel_j(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_bessel_j1 : tensor<2x3xf32>
  }
  func.func private @bessel_j(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.select %2, %3, %0 : tensor<2x3xi1>, tensor<2x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.divide %6, %5 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<2x3xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<2x3xf32>
    %14 = stablehlo.subtract %13, %10 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<6.17763404E-8> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x3xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<2x3xf32>
    %18 = stablehlo.subtract %17, %10 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<-3.98728434E-6> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x3xf32>
    %21 = stablehlo.multiply %12, %20 : tensor<2x3xf32>
    %22 = stablehlo.subtract %21, %16 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<8.98989848E-4> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.add %22, %23 : tensor<2x3xf32>
    %25 = stablehlo.multiply %9, %24 : tensor<2x3xf32>
    %26 = stablehlo.subtract %25, %20 : tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<1.00090301> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %26, %27 : tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<8.22919343E-10> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %14, %29 : tensor<2x3xf32>
    %31 = stablehlo.multiply %12, %30 : tensor<2x3xf32>
    %32 = stablehlo.subtract %31, %10 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<-2.09597815E-8> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %32, %33 : tensor<2x3xf32>
    %35 = stablehlo.multiply %12, %34 : tensor<2x3xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<9.13861527E-7> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.add %36, %37 : tensor<2x3xf32>
    %39 = stablehlo.multiply %12, %38 : tensor<2x3xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<-9.62772319E-5> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %40, %41 : tensor<2x3xf32>
    %43 = stablehlo.multiply %9, %42 : tensor<2x3xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<0.0467777885> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.add %44, %45 : tensor<2x3xf32>
    %47 = stablehlo.multiply %46, %1 : tensor<2x3xf32>
    %48 = stablehlo.divide %47, %4 : tensor<2x3xf32>
    %cst_14 = stablehlo.constant dense<2.3561945> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.subtract %4, %49 : tensor<2x3xf32>
    %cst_15 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.multiply %51, %4 : tensor<2x3xf32>
    %53 = stablehlo.divide %11, %52 : tensor<2x3xf32>
    %54 = stablehlo.sqrt %53 : tensor<2x3xf32>
    %55 = stablehlo.cosine %50 : tensor<2x3xf32>
    %56 = stablehlo.multiply %28, %55 : tensor<2x3xf32>
    %57 = stablehlo.sine %50 : tensor<2x3xf32>
    %58 = stablehlo.multiply %48, %57 : tensor<2x3xf32>
    %59 = stablehlo.subtract %56, %58 : tensor<2x3xf32>
    %60 = stablehlo.multiply %54, %59 : tensor<2x3xf32>
    %61 = stablehlo.select %2, %arg0, %10 : tensor<2x3xi1>, tensor<2x3xf32>
    %62 = stablehlo.multiply %61, %61 : tensor<2x3xf32>
    %cst_16 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %64 = stablehlo.divide %62, %63 : tensor<2x3xf32>
    %65 = stablehlo.subtract %64, %8 : tensor<2x3xf32>
    %66 = stablehlo.multiply %11, %65 : tensor<2x3xf32>
    %67 = stablehlo.multiply %66, %10 : tensor<2x3xf32>
    %68 = stablehlo.subtract %67, %10 : tensor<2x3xf32>
    %cst_17 = stablehlo.constant dense<3.68713371E-9> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %70 = stablehlo.add %68, %69 : tensor<2x3xf32>
    %71 = stablehlo.multiply %66, %70 : tensor<2x3xf32>
    %72 = stablehlo.subtract %71, %10 : tensor<2x3xf32>
    %cst_18 = stablehlo.constant dense<-9.52198462E-8> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.add %72, %73 : tensor<2x3xf32>
    %75 = stablehlo.multiply %66, %74 : tensor<2x3xf32>
    %76 = stablehlo.subtract %75, %70 : tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<1.98587736E-6> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %78 = stablehlo.add %76, %77 : tensor<2x3xf32>
    %79 = stablehlo.multiply %66, %78 : tensor<2x3xf32>
    %80 = stablehlo.subtract %79, %74 : tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<-3.25555484E-5> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %82 = stablehlo.add %80, %81 : tensor<2x3xf32>
    %83 = stablehlo.multiply %66, %82 : tensor<2x3xf32>
    %84 = stablehlo.subtract %83, %78 : tensor<2x3xf32>
    %cst_21 = stablehlo.constant dense<4.05033759E-4> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.add %84, %85 : tensor<2x3xf32>
    %87 = stablehlo.multiply %66, %86 : tensor<2x3xf32>
    %88 = stablehlo.subtract %87, %82 : tensor<2x3xf32>
    %cst_22 = stablehlo.constant dense<-0.00364694069> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %90 = stablehlo.add %88, %89 : tensor<2x3xf32>
    %91 = stablehlo.multiply %66, %90 : tensor<2x3xf32>
    %92 = stablehlo.subtract %91, %86 : tensor<2x3xf32>
    %cst_23 = stablehlo.constant dense<0.0222136397> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %94 = stablehlo.add %92, %93 : tensor<2x3xf32>
    %95 = stablehlo.multiply %66, %94 : tensor<2x3xf32>
    %96 = stablehlo.subtract %95, %90 : tensor<2x3xf32>
    %cst_24 = stablehlo.constant dense<-0.0826804935> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %98 = stablehlo.add %96, %97 : tensor<2x3xf32>
    %99 = stablehlo.multiply %66, %98 : tensor<2x3xf32>
    %100 = stablehlo.subtract %99, %94 : tensor<2x3xf32>
    %cst_25 = stablehlo.constant dense<0.160999268> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %102 = stablehlo.add %100, %101 : tensor<2x3xf32>
    %103 = stablehlo.multiply %66, %102 : tensor<2x3xf32>
    %104 = stablehlo.subtract %103, %98 : tensor<2x3xf32>
    %cst_26 = stablehlo.constant dense<-0.148975149> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.add %104, %105 : tensor<2x3xf32>
    %107 = stablehlo.multiply %65, %106 : tensor<2x3xf32>
    %108 = stablehlo.subtract %107, %102 : tensor<2x3xf32>
    %cst_27 = stablehlo.constant dense<0.0810448452> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %110 = stablehlo.add %108, %109 : tensor<2x3xf32>
    %111 = stablehlo.multiply %61, %110 : tensor<2x3xf32>
    %112 = stablehlo.sign %arg0 : tensor<2x3xf32>
    %113 = stablehlo.multiply %112, %60 : tensor<2x3xf32>
    %114 = stablehlo.select %2, %111, %113 : tensor<2x3xi1>, tensor<2x3xf32>
    return %114 : tensor<2x3xf32>
  }
}
