module @main {
  func.func @main(%args_0: tensor<2x3xi16>) -> tensor<i64> {
    %out_of_range = stablehlo.constant dense<32767> : tensor<i16>
    %out_of_range_0 = stablehlo.constant dense<-32768> : tensor<i16>
    %out_of_range_1:2 = stablehlo.reduce(%args_0 init: %out_of_range), (%args_0 init: %out_of_range_0) across dimensions = [0, 1] : (tensor<2x3xi16>, tensor<2x3xi16>, tensor<i16>, tensor<i16>) -> (tensor<i16>, tensor<i16>)
     reducer(%out_of_range_12: tensor<i16>, %out_of_range_14: tensor<i16>) (%out_of_range_13: tensor<i16>, %out_of_range_15: tensor<i16>)  {
      %out_of_range_16 = stablehlo.minimum %out_of_range_12, %out_of_range_14 : tensor<i16>
      %out_of_range_17 = stablehlo.maximum %out_of_range_13, %out_of_range_15 : tensor<i16>
      stablehlo.return %out_of_range_16, %out_of_range_17 : tensor<i16>, tensor<i16>
    }
    %out_of_range_2 = stablehlo.convert %out_of_range_1#0 : (tensor<i16>) -> tensor<i64>
    %out_of_range_3 = stablehlo.convert %out_of_range_1#1 : (tensor<i16>) -> tensor<i64>
    %out_of_range_4 = stablehlo.constant dense<4> : tensor<i64>
    %out_of_range_5 = stablehlo.compare GE, %out_of_range_3, %out_of_range_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %out_of_range_6 = stablehlo.constant dense<1> : tensor<i64>
    %out_of_range_7 = stablehlo.add %out_of_range_3, %out_of_range_6 : tensor<i64>
    %out_of_range_8 = stablehlo.constant dense<0> : tensor<i64>
    %out_of_range_9 = stablehlo.select %out_of_range_5, %out_of_range_7, %out_of_range_8 : tensor<i1>, tensor<i64>
    %out_of_range_10 = stablehlo.compare LT, %out_of_range_2, %out_of_range_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %out_of_range_11 = stablehlo.select %out_of_range_10, %out_of_range_2, %out_of_range_9 : tensor<i1>, tensor<i64>
    return %out_of_range_11 : tensor<i64>
  }
}
