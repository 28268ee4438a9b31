module @main {
  func.func @main(%args_0: tensor<4x2xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
    %_histogramdd_bin_edges = stablehlo.constant dense<[-1.000000e+00, 0.000000e+00, 1.000000e+00]> : tensor<3xf32>
    %_histogramdd_bin_edges_0 = stablehlo.constant dense<[0.000000e+00, 0.666666686, 1.33333325, 2.000000e+00]> : tensor<4xf32>
    return %_histogramdd_bin_edges, %_histogramdd_bin_edges_0 : tensor<3xf32>, tensor<4xf32>
  }
}
