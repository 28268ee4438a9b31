module @main {
  func.func @main(%args_0: tensor<2xf32>, %args_1: tensor<2x3xf32>, %args_2: tensor<3xf32>) -> tensor<2xf32> {
    %addmv = stablehlo.dot_general %args_1, %args_2, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    %addmv_0 = stablehlo.add %addmv, %args_0 : tensor<2xf32>
    return %addmv_0 : tensor<2xf32>
  }
}
