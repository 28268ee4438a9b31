module @main {
  func.func @main(%args_0: tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
    %kthvalue = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %kthvalue_0:2 = "stablehlo.sort"(%args_0, %kthvalue) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%kthvalue_6: tensor<f32>, %kthvalue_7: tensor<f32>, %kthvalue_8: tensor<i32>, %kthvalue_9: tensor<i32>):
      %kthvalue_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %kthvalue_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %kthvalue_12 = stablehlo.compare NE, %kthvalue_6, %kthvalue_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %kthvalue_13 = stablehlo.compare EQ, %kthvalue_6, %kthvalue_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %kthvalue_14 = stablehlo.select %kthvalue_13, %kthvalue_10, %kthvalue_6 : tensor<i1>, tensor<f32>
      %kthvalue_15 = stablehlo.select %kthvalue_12, %kthvalue_11, %kthvalue_14 : tensor<i1>, tensor<f32>
      %kthvalue_16 = stablehlo.compare NE, %kthvalue_7, %kthvalue_7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %kthvalue_17 = stablehlo.compare EQ, %kthvalue_7, %kthvalue_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %kthvalue_18 = stablehlo.select %kthvalue_17, %kthvalue_10, %kthvalue_7 : tensor<i1>, tensor<f32>
      %kthvalue_19 = stablehlo.select %kthvalue_16, %kthvalue_11, %kthvalue_18 : tensor<i1>, tensor<f32>
      %kthvalue_20 = stablehlo.compare LT, %kthvalue_15, %kthvalue_19, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %kthvalue_20 : tensor<i1>
    }) : (tensor<3x5xf32>, tensor<3x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
    %kthvalue_1 = stablehlo.slice %kthvalue_0#0 [0:3, 1:2] : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %kthvalue_2 = stablehlo.reshape %kthvalue_1 : (tensor<3x1xf32>) -> tensor<3xf32>
    %kthvalue_3 = stablehlo.slice %kthvalue_0#1 [0:3, 1:2] : (tensor<3x5xi32>) -> tensor<3x1xi32>
    %kthvalue_4 = stablehlo.convert %kthvalue_3 : (tensor<3x1xi32>) -> tensor<3x1xi64>
    %kthvalue_5 = stablehlo.reshape %kthvalue_4 : (tensor<3x1xi64>) -> tensor<3xi64>
    return %kthvalue_2, %kthvalue_5 : tensor<3xf32>, tensor<3xi64>
  }
}
