module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<ui64> {
    %hash_tensor = stablehlo.convert %args_0 : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %hash_tensor_0 = stablehlo.bitcast_convert %hash_tensor : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %hash_tensor_1 = stablehlo.constant dense<0> : tensor<ui64>
    %hash_tensor_2 = stablehlo.reduce(%hash_tensor_0 init: %hash_tensor_1) applies stablehlo.xor across dimensions = [0, 1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<ui64>
    return %hash_tensor_2 : tensor<ui64>
  }
}
