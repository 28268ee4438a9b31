module @main {
  func.func @main(%args_0: tensor<3x2xf32>, %args_1: tensor<2xf32>, %args_2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %ormqr = call @ormqr(%args_0, %args_1, %args_2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %ormqr : tensor<3x4xf32>
  }
  func.func private @ormqr(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.custom_call @lapack_sormqr_ffi(%arg0, %arg1, %arg2) {backend_config = "", mhlo.backend_config = {left = true, transpose = false}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 2, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
