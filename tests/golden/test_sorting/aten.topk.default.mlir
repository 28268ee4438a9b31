module @main {
  func.func @main(%args_0: tensor<3x5xf32>) -> (tensor<3x2xf32>, tensor<3x2xi64>) {
    %topk = stablehlo.compare NE, %args_0, %args_0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %topk_0 = stablehlo.constant dense<0x7FC00000> : tensor<3x5xf32>
    %topk_1 = stablehlo.select %topk, %topk_0, %args_0 : tensor<3x5xi1>, tensor<3x5xf32>
    %topk_2 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %topk_3:2 = "stablehlo.sort"(%topk_1, %topk_2) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%topk_7: tensor<f32>, %topk_8: tensor<f32>, %topk_9: tensor<i32>, %topk_10: tensor<i32>):
      %topk_11 = stablehlo.compare GT, %topk_7, %topk_8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %topk_11 : tensor<i1>
    }) : (tensor<3x5xf32>, tensor<3x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
    %topk_4 = stablehlo.slice %topk_3#0 [0:3, 0:2] : (tensor<3x5xf32>) -> tensor<3x2xf32>
    %topk_5 = stablehlo.slice %topk_3#1 [0:3, 0:2] : (tensor<3x5xi32>) -> tensor<3x2xi32>
    %topk_6 = stablehlo.convert %topk_5 : (tensor<3x2xi32>) -> tensor<3x2xi64>
    return %topk_4, %topk_6 : tensor<3x2xf32>, tensor<3x2xi64>
  }
}
