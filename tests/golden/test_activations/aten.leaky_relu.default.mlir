module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %leaky_relu = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %leaky_relu_0 = stablehlo.compare GT, %args_0, %leaky_relu, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %leaky_relu_1 = stablehlo.constant dense<0.00999999977> : tensor<2x3xf32>
    %leaky_relu_2 = stablehlo.multiply %args_0, %leaky_relu_1 : tensor<2x3xf32>
    %leaky_relu_3 = stablehlo.select %leaky_relu_0, %args_0, %leaky_relu_2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %leaky_relu_3 : tensor<2x3xf32>
  }
}
