module @main {
  func.func @main(%args_0: tensor<3xf32>) -> tensor<3x3xf32> {
    %diag_embed = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %diag_embed_0 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %diag_embed_1 = stablehlo.broadcast_in_dim %args_0, dims = [0] : (tensor<3xf32>) -> tensor<3x3xf32>
    %diag_embed_2 = stablehlo.compare EQ, %diag_embed, %diag_embed_0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %diag_embed_3 = stablehlo.constant dense<0.000000e+00> : tensor<3x3xf32>
    %diag_embed_4 = stablehlo.select %diag_embed_2, %diag_embed_1, %diag_embed_3 : tensor<3x3xi1>, tensor<3x3xf32>
    return %diag_embed_4 : tensor<3x3xf32>
  }
}
