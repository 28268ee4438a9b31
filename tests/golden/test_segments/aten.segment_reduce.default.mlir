module @main {
  func.func @main(%args_0: tensor<5x2xf32>, %args_1: tensor<3xi64>) -> tensor<3x2xf32> {
    %segment_reduce = stablehlo.constant dense<0> : tensor<i64>
    %segment_reduce_0 = "stablehlo.reduce_window"(%args_1, %segment_reduce) <{padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%segment_reduce_14: tensor<i64>, %segment_reduce_15: tensor<i64>):
      %segment_reduce_16 = stablehlo.add %segment_reduce_14, %segment_reduce_15 : tensor<i64>
      stablehlo.return %segment_reduce_16 : tensor<i64>
    }) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %segment_reduce_1 = stablehlo.subtract %segment_reduce_0, %args_1 : tensor<3xi64>
    %segment_reduce_2 = stablehlo.iota dim = 1 : tensor<3x5xi64>
    %segment_reduce_3 = stablehlo.broadcast_in_dim %segment_reduce_1, dims = [0] : (tensor<3xi64>) -> tensor<3x5xi64>
    %segment_reduce_4 = stablehlo.broadcast_in_dim %segment_reduce_0, dims = [0] : (tensor<3xi64>) -> tensor<3x5xi64>
    %segment_reduce_5 = stablehlo.compare GE, %segment_reduce_2, %segment_reduce_3, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %segment_reduce_6 = stablehlo.compare LT, %segment_reduce_2, %segment_reduce_4, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %segment_reduce_7 = stablehlo.and %segment_reduce_5, %segment_reduce_6 : tensor<3x5xi1>
    %segment_reduce_8 = stablehlo.broadcast_in_dim %args_0, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<3x5x2xf32>
    %segment_reduce_9 = stablehlo.broadcast_in_dim %segment_reduce_7, dims = [0, 1] : (tensor<3x5xi1>) -> tensor<3x5x2xi1>
    %segment_reduce_10 = stablehlo.constant dense<0.000000e+00> : tensor<3x5x2xf32>
    %segment_reduce_11 = stablehlo.select %segment_reduce_9, %segment_reduce_8, %segment_reduce_10 : tensor<3x5x2xi1>, tensor<3x5x2xf32>
    %segment_reduce_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %segment_reduce_13 = stablehlo.reduce(%segment_reduce_11 init: %segment_reduce_12) applies stablehlo.add across dimensions = [1] : (tensor<3x5x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    return %segment_reduce_13 : tensor<3x2xf32>
  }
}
