module @main {
  func.func @main(%args_0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>) {
    %geqrf:2 = call @geqrf(%args_0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    return %geqrf#0, %geqrf#1 : tensor<3x3xf32>, tensor<3xf32>
  }
  func.func private @geqrf(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>) {
    %0:2 = call @geqrf_qr(%arg0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %1, %0#1 : tensor<3x3xf32>, tensor<3xf32>
  }
  func.func private @geqrf_qr(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %1, %0#1 : tensor<3x3xf32>, tensor<3xf32>
  }
}
