module @main {
  func.func @main(%args_0: tensor<4xi32>) -> tensor<8xi32> {
    %repeat_interleave = stablehlo.constant dense<0> : tensor<i32>
    %repeat_interleave_0 = "stablehlo.reduce_window"(%args_0, %repeat_interleave) <{padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%repeat_interleave_6: tensor<i32>, %repeat_interleave_7: tensor<i32>):
      %repeat_interleave_8 = stablehlo.add %repeat_interleave_6, %repeat_interleave_7 : tensor<i32>
      stablehlo.return %repeat_interleave_8 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %repeat_interleave_1 = stablehlo.broadcast_in_dim %repeat_interleave_0, dims = [1] : (tensor<4xi32>) -> tensor<8x4xi32>
    %repeat_interleave_2 = stablehlo.iota dim = 0 : tensor<8x4xi32>
    %repeat_interleave_3 = stablehlo.compare LE, %repeat_interleave_1, %repeat_interleave_2, SIGNED : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
    %repeat_interleave_4 = stablehlo.convert %repeat_interleave_3 : (tensor<8x4xi1>) -> tensor<8x4xi32>
    %repeat_interleave_5 = stablehlo.reduce(%repeat_interleave_4 init: %repeat_interleave) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
    return %repeat_interleave_5 : tensor<8xi32>
  }
}
