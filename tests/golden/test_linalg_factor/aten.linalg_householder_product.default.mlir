module @main {
  func.func @main(%args_0: tensor<3x2xf32>, %args_1: tensor<2xf32>) -> tensor<3x2xf32> {
    %linalg_householder_product = call @householder_product(%args_0, %args_1) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
    return %linalg_householder_product : tensor<3x2xf32>
  }
  func.func private @householder_product(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.custom_call @lapack_sorgqr_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}
