module @main {
  func.func @main(%args_0: tensor<3x2xf32>, %args_1: tensor<3x3xf32>) -> tensor<3x2xf32> {
    %cholesky_solve = call @cholesky_solve(%args_0, %args_1) : (tensor<3x2xf32>, tensor<3x3xf32>) -> tensor<3x2xf32>
    return %cholesky_solve : tensor<3x2xf32>
  }
  func.func private @cholesky_solve(%arg0: tensor<3x2xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg1, %arg0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.custom_call @lapack_strsm_ffi(%arg1, %0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
}
