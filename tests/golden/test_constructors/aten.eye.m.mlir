module @main {
  func.func @main() -> tensor<2x3xf32> {
    %eye = stablehlo.iota dim = 0 : tensor<2x3xi32>
    %eye_0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %eye_1 = stablehlo.compare EQ, %eye, %eye_0, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %eye_2 = stablehlo.convert %eye_1 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    return %eye_2 : tensor<2x3xf32>
  }
}
