module @main {
  func.func @main(%args_0: tensor<17x8xi8>, %args_1: tensor<8x16xi8>) -> tensor<17x16xi32> {
    %_int_mm = stablehlo.dot_general %args_0, %args_1, contracting_dims = [1] x [0] : (tensor<17x8xi8>, tensor<8x16xi8>) -> tensor<17x16xi32>
    return %_int_mm : tensor<17x16xi32>
  }
}
