module @main {
  func.func @main(%args_0: tensor<3x3xf32>, %args_1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %linalg_solve_triangular = call @triangular(%args_0, %args_1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %linalg_solve_triangular : tensor<3x3xf32>
  }
  func.func private @triangular(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}
