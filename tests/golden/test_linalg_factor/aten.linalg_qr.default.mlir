module @main {
  func.func @main(%args_0: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>) {
    %linalg_qr:2 = call @qr(%args_0) : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>)
    return %linalg_qr#0, %linalg_qr#1 : tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @qr(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.slice %0#0 [0:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %3 = stablehlo.iota dim = 0 : tensor<2x2xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x2xi64>
    %5 = stablehlo.add %3, %4 : tensor<2x2xi64>
    %6 = stablehlo.iota dim = 1 : tensor<2x2xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %9 = stablehlo.select %7, %8, %2 : tensor<2x2xi1>, tensor<2x2xf32>
    return %1, %9 : tensor<3x2xf32>, tensor<2x2xf32>
  }
}
