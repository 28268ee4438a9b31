module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2xf32> {
    %linalg_vector_norm = stablehlo.multiply %args_0, %args_0 : tensor<2x3xf32>
    %linalg_vector_norm_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %linalg_vector_norm_1 = stablehlo.reduce(%linalg_vector_norm init: %linalg_vector_norm_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %linalg_vector_norm_2 = stablehlo.sqrt %linalg_vector_norm_1 : tensor<2xf32>
    return %linalg_vector_norm_2 : tensor<2xf32>
  }
}
