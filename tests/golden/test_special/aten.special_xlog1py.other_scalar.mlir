module @main {
  func.func @main(%args_0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %special_xlog1py = stablehlo.constant dense<1.500000e+00> : tensor<2x3xf32>
    %special_xlog1py_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %special_xlog1py_1 = stablehlo.compare EQ, %args_0, %special_xlog1py_0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %special_xlog1py_2 = stablehlo.compare EQ, %special_xlog1py, %special_xlog1py, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %special_xlog1py_3 = stablehlo.and %special_xlog1py_1, %special_xlog1py_2 : tensor<2x3xi1>
    %special_xlog1py_4 = stablehlo.log_plus_one %special_xlog1py : tensor<2x3xf32>
    %special_xlog1py_5 = stablehlo.multiply %args_0, %special_xlog1py_4 : tensor<2x3xf32>
    %special_xlog1py_6 = stablehlo.select %special_xlog1py_3, %special_xlog1py_0, %special_xlog1py_5 : tensor<2x3xi1>, tensor<2x3xf32>
    return %special_xlog1py_6 : tensor<2x3xf32>
  }
}
