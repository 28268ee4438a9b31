module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_ndtri = call @ndtri(%args_0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %special_ndtri : tensor<2x3xf32>
  }
  func.func private @ndtri(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<[-59.9633484, 98.0010757, -56.6762848, 13.9312611, -1.23916578]> : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.95448864, 4.67627907, 86.3602447, -225.462692, 200.260208, -82.0372238, 15.9056225, -1.18331623]> : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<[3.23774886, 6.91522884, 3.93881035, 1.33303463, 0.201485395, 0.0123716639, 3.01581546E-4, 2.65806966E-6, 6.23974561E-9]> : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 6.02427053, 3.67983556, 1.37702096, 2.162370e-01, 1.342040e-02, 3.28014459E-4, 2.89247873E-6, 6.79019418E-9]> : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<[4.05544901, 31.5251102, 57.1628189, 44.0805092, 14.6849566, 2.18663311, -0.140256077, -0.035042461, -8.57456762E-4]> : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 15.7799883, 45.3907623, 41.3172035, 15.0425386, 2.5046494, -0.142182916, -0.0380806401, -9.33259492E-4]> : tensor<9xf32>
    %cst_5 = stablehlo.constant dense<0.864664733> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<2x3xf32>
    %4 = call @ndtri_where(%1, %3, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = call @ndtri_where(%6, %7, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<2x3xf32>
    %10 = chlo.square %9 : tensor<2x3xf32> -> tensor<2x3xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<2x3xf32>
    %12 = call @ndtri_polyval(%cst, %10) : (tensor<5xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = call @ndtri_polyval_0(%cst_0, %10) : (tensor<9xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = stablehlo.divide %12, %13 : tensor<2x3xf32>
    %15 = stablehlo.multiply %11, %14 : tensor<2x3xf32>
    %16 = stablehlo.add %9, %15 : tensor<2x3xf32>
    %cst_9 = stablehlo.constant dense<-2.50662827> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<2x3xf32>
    %19 = stablehlo.log %8 : tensor<2x3xf32>
    %cst_10 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<2x3xf32>
    %22 = stablehlo.sqrt %21 : tensor<2x3xf32>
    %23 = stablehlo.log %22 : tensor<2x3xf32>
    %24 = stablehlo.divide %23, %22 : tensor<2x3xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<2x3xf32>
    %26 = stablehlo.divide %2, %22 : tensor<2x3xf32>
    %27 = call @ndtri_polyval_0(%cst_1, %26) : (tensor<9xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = call @ndtri_polyval_0(%cst_2, %26) : (tensor<9xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = stablehlo.divide %27, %28 : tensor<2x3xf32>
    %30 = stablehlo.divide %29, %22 : tensor<2x3xf32>
    %31 = call @ndtri_polyval_0(%cst_3, %26) : (tensor<9xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = call @ndtri_polyval_0(%cst_4, %26) : (tensor<9xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = stablehlo.divide %31, %32 : tensor<2x3xf32>
    %34 = stablehlo.divide %33, %22 : tensor<2x3xf32>
    %35 = stablehlo.subtract %25, %30 : tensor<2x3xf32>
    %36 = stablehlo.subtract %25, %34 : tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<0.135335281> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.compare GT, %8, %37, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.compare GE, %22, %39, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %41 = call @ndtri_where(%40, %35, %36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = call @ndtri_where(%38, %18, %41) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = stablehlo.negate %42 : tensor<2x3xf32>
    %44 = call @ndtri_where(%1, %42, %43) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %47 = stablehlo.negate %45 : tensor<2x3xf32>
    %48 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %49 = call @ndtri_where(%48, %45, %44) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = call @ndtri_where(%46, %47, %49) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %50 : tensor<2x3xf32>
  }
  func.func private @ndtri_where(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func private @ndtri_polyval(%arg0: tensor<5xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %2 = stablehlo.slice %1 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = call @ndtri_closed_call(%arg1, %0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.slice %1 [1:2] : (tensor<5xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = call @ndtri_closed_call(%arg1, %4, %6) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.slice %1 [2:3] : (tensor<5xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = call @ndtri_closed_call(%arg1, %7, %9) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.slice %1 [3:4] : (tensor<5xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = call @ndtri_closed_call(%arg1, %10, %12) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.slice %1 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
    %16 = call @ndtri_closed_call(%arg1, %13, %15) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %16 : tensor<2x3xf32>
  }
  func.func private @ndtri_closed_call(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
  func.func private @ndtri_polyval_0(%arg0: tensor<9xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.slice %arg0 [0:9] : (tensor<9xf32>) -> tensor<9xf32>
    %2 = stablehlo.slice %1 [0:1] : (tensor<9xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = call @ndtri_closed_call_1(%arg1, %0, %3) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.slice %1 [1:2] : (tensor<9xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = call @ndtri_closed_call_1(%arg1, %4, %6) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.slice %1 [2:3] : (tensor<9xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = call @ndtri_closed_call_1(%arg1, %7, %9) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.slice %1 [3:4] : (tensor<9xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = call @ndtri_closed_call_1(%arg1, %10, %12) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.slice %1 [4:5] : (tensor<9xf32>) -> tensor<1xf32>
    %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
    %16 = call @ndtri_closed_call_1(%arg1, %13, %15) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.slice %1 [5:6] : (tensor<9xf32>) -> tensor<1xf32>
    %18 = stablehlo.reshape %17 : (tensor<1xf32>) -> tensor<f32>
    %19 = call @ndtri_closed_call_1(%arg1, %16, %18) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.slice %1 [6:7] : (tensor<9xf32>) -> tensor<1xf32>
    %21 = stablehlo.reshape %20 : (tensor<1xf32>) -> tensor<f32>
    %22 = call @ndtri_closed_call_1(%arg1, %19, %21) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.slice %1 [7:8] : (tensor<9xf32>) -> tensor<1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    %25 = call @ndtri_closed_call_1(%arg1, %22, %24) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.slice %1 [8:9] : (tensor<9xf32>) -> tensor<1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
    %28 = call @ndtri_closed_call_1(%arg1, %25, %27) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %28 : tensor<2x3xf32>
  }
  func.func private @ndtri_closed_call_1(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}
