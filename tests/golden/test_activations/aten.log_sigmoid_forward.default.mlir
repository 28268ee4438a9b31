module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    %log_sigmoid_forward = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %log_sigmoid_forward_0 = stablehlo.abs %args_0 : tensor<2x3xf32>
    %log_sigmoid_forward_1 = stablehlo.negate %log_sigmoid_forward_0 : tensor<2x3xf32>
    %log_sigmoid_forward_2 = stablehlo.exponential %log_sigmoid_forward_1 : tensor<2x3xf32>
    %log_sigmoid_forward_3 = stablehlo.minimum %args_0, %log_sigmoid_forward : tensor<2x3xf32>
    %log_sigmoid_forward_4 = stablehlo.log_plus_one %log_sigmoid_forward_2 : tensor<2x3xf32>
    %log_sigmoid_forward_5 = stablehlo.subtract %log_sigmoid_forward_3, %log_sigmoid_forward_4 : tensor<2x3xf32>
    return %log_sigmoid_forward_5, %log_sigmoid_forward_2 : tensor<2x3xf32>, tensor<2x3xf32>
  }
}
