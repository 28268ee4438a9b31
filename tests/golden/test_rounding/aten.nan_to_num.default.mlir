module @main {
  func.func @main(%args_0: tensor<6xf32>) -> tensor<6xf32> {
    %nan_to_num = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %nan_to_num_0 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %nan_to_num_1 = stablehlo.select %nan_to_num, %nan_to_num_0, %args_0 : tensor<6xi1>, tensor<6xf32>
    %nan_to_num_2 = stablehlo.constant dense<0x7F800000> : tensor<6xf32>
    %nan_to_num_3 = stablehlo.compare EQ, %args_0, %nan_to_num_2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %nan_to_num_4 = stablehlo.constant dense<3.40282347E+38> : tensor<6xf32>
    %nan_to_num_5 = stablehlo.select %nan_to_num_3, %nan_to_num_4, %nan_to_num_1 : tensor<6xi1>, tensor<6xf32>
    %nan_to_num_6 = stablehlo.constant dense<0xFF800000> : tensor<6xf32>
    %nan_to_num_7 = stablehlo.compare EQ, %args_0, %nan_to_num_6, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %nan_to_num_8 = stablehlo.constant dense<-3.40282347E+38> : tensor<6xf32>
    %nan_to_num_9 = stablehlo.select %nan_to_num_7, %nan_to_num_8, %nan_to_num_5 : tensor<6xi1>, tensor<6xf32>
    return %nan_to_num_9 : tensor<6xf32>
  }
}
