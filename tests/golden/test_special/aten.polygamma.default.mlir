module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %polygamma = call @trigamma(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %polygamma : tensor<2x3xf32>
  }
  func.func private @trigamma(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<2x3xf32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x3xf32>
    %6 = stablehlo.divide %2, %5 : tensor<2x3xf32>
    %7 = stablehlo.add %4, %2 : tensor<2x3xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<2x3xf32>
    %9 = stablehlo.divide %2, %8 : tensor<2x3xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.add %4, %11 : tensor<2x3xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<2x3xf32>
    %14 = stablehlo.divide %2, %13 : tensor<2x3xf32>
    %15 = stablehlo.add %10, %14 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.add %4, %16 : tensor<2x3xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<2x3xf32>
    %19 = stablehlo.divide %2, %18 : tensor<2x3xf32>
    %20 = stablehlo.add %15, %19 : tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %4, %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<2x3xf32>
    %24 = stablehlo.divide %2, %23 : tensor<2x3xf32>
    %25 = stablehlo.add %20, %24 : tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %4, %26 : tensor<2x3xf32>
    %28 = stablehlo.multiply %27, %27 : tensor<2x3xf32>
    %29 = stablehlo.divide %2, %28 : tensor<2x3xf32>
    %30 = stablehlo.add %25, %29 : tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.add %4, %31 : tensor<2x3xf32>
    %33 = stablehlo.multiply %32, %32 : tensor<2x3xf32>
    %34 = stablehlo.divide %2, %33 : tensor<2x3xf32>
    %35 = stablehlo.multiply %11, %32 : tensor<2x3xf32>
    %36 = stablehlo.divide %2, %35 : tensor<2x3xf32>
    %37 = stablehlo.add %2, %36 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<4.200000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.divide %34, %38 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<0.0333333351> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.subtract %40, %39 : tensor<2x3xf32>
    %42 = stablehlo.multiply %34, %41 : tensor<2x3xf32>
    %cst_8 = stablehlo.constant dense<0.166666672> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<2x3xf32>
    %45 = stablehlo.multiply %34, %44 : tensor<2x3xf32>
    %46 = stablehlo.add %37, %45 : tensor<2x3xf32>
    %47 = stablehlo.divide %46, %32 : tensor<2x3xf32>
    %48 = stablehlo.add %30, %47 : tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.multiply %49, %arg0 : tensor<2x3xf32>
    %51 = stablehlo.sine %50 : tensor<2x3xf32>
    %52 = stablehlo.multiply %51, %51 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<9.86960411> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.divide %53, %52 : tensor<2x3xf32>
    %55 = stablehlo.subtract %54, %48 : tensor<2x3xf32>
    %56 = stablehlo.select %1, %55, %48 : tensor<2x3xi1>, tensor<2x3xf32>
    return %56 : tensor<2x3xf32>
  }
}
