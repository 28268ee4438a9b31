module @main {
  func.func @main(%args_0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
    %linalg_cholesky_ex:2 = call @cholesky_ex(%args_0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
    return %linalg_cholesky_ex#0, %linalg_cholesky_ex#1 : tensor<3x3xf32>, tensor<i32>
  }
  func.func private @cholesky_ex(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
    %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#1, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %9 = stablehlo.add %7, %8 : tensor<3x3xi64>
    %10 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.select %11, %6, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    %14 = call @cholesky_ex_tril(%13) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %15 = stablehlo.compare NE, %14, %14, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.reduce(%15 init: %c_2) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
    %17 = stablehlo.reduce(%16 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %18 = stablehlo.convert %17 : (tensor<i1>) -> tensor<i32>
    %19 = "stablehlo.case"(%18) ({
      stablehlo.return %c : tensor<i32>
    }, {
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %22:4 = stablehlo.while(%iterArg = %c, %iterArg_5 = %c_4, %iterArg_6 = %arg0, %iterArg_7 = %c) : tensor<i32>, tensor<i32>, tensor<3x3xf32>, tensor<i32>
      cond {
        %23 = stablehlo.compare LT, %iterArg, %iterArg_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %23 : tensor<i1>
      } do {
        %c_8 = stablehlo.constant dense<1> : tensor<i32>
        %23 = stablehlo.add %iterArg, %c_8 : tensor<i32>
        %24 = func.call @cholesky_ex_dynamic_index_in_dim(%iterArg_6, %iterArg) : (tensor<3x3xf32>, tensor<i32>) -> tensor<3xf32>
        %25 = func.call @cholesky_ex_dynamic_index_in_dim_0(%24, %iterArg) : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
        %26 = stablehlo.compare EQ, %iterArg_7, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %27 = stablehlo.compare GT, %25, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %28 = stablehlo.not %27 : tensor<i1>
        %29 = stablehlo.and %26, %28 : tensor<i1>
        %30 = func.call @cholesky_ex_where(%29, %23, %iterArg_7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        %31 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
        %32 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
        %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
        %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
        %35 = stablehlo.multiply %33, %34 : tensor<3x3xf32>
        %36 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
        %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x3xf32>
        %38 = stablehlo.divide %35, %37 : tensor<3x3xf32>
        %39 = stablehlo.subtract %iterArg_6, %38 : tensor<3x3xf32>
        stablehlo.return %23, %iterArg_5, %39, %30 : tensor<i32>, tensor<i32>, tensor<3x3xf32>, tensor<i32>
      }
      stablehlo.return %22#3 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.maximum %19, %c_3 : tensor<i32>
    %21 = call @cholesky_ex_where(%16, %20, %c) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %14, %21 : tensor<3x3xf32>, tensor<i32>
  }
  func.func private @cholesky_ex_tril(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
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
  func.func private @cholesky_ex_dynamic_index_in_dim(%arg0: tensor<3x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %c, %2, sizes = [3, 1] : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xf32>) -> tensor<3xf32>
    return %4 : tensor<3xf32>
  }
  func.func private @cholesky_ex_dynamic_index_in_dim_0(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @cholesky_ex_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
