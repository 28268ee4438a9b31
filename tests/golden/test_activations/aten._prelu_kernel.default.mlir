module @main {
  func.func @main(%args_0: tensor<2x3xf32>, %args_1: tensor<3xf32>) -> tensor<2x3xf32> {
    %_prelu_kernel = stablehlo.broadcast_in_dim %args_1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %_prelu_kernel_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %_prelu_kernel_1 = stablehlo.compare GT, %args_0, %_prelu_kernel_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %_prelu_kernel_2 = stablehlo.multiply %_prelu_kernel, %args_0 : tensor<2x3xf32>
    %_prelu_kernel_3 = stablehlo.select %_prelu_kernel_1, %args_0, %_prelu_kernel_2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %_prelu_kernel_3 : tensor<2x3xf32>
  }
}
