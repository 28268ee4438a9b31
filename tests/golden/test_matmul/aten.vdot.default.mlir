module @main {
  func.func @main(%args_0: tensor<3xf32>, %args_1: tensor<3xf32>) -> tensor<f32> {
    %vdot = stablehlo.dot_general %args_0, %args_1, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    return %vdot : tensor<f32>
  }
}
