module @main {
  func.func @main(%args_0: tensor<3x4xf32>, %args_1: tensor<3xf32>) -> tensor<3x4xf32> {
    %diagonal_scatter = stablehlo.iota dim = 0 : tensor<3x4xi32>
    %diagonal_scatter_0 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    %diagonal_scatter_1 = stablehlo.broadcast_in_dim %args_1, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %diagonal_scatter_2 = stablehlo.compare EQ, %diagonal_scatter, %diagonal_scatter_0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %diagonal_scatter_3 = stablehlo.select %diagonal_scatter_2, %diagonal_scatter_1, %args_0 : tensor<3x4xi1>, tensor<3x4xf32>
    return %diagonal_scatter_3 : tensor<3x4xf32>
  }
}
