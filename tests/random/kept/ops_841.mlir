// judge: 841 0 1 
// It was fault: random inputs, dynamic dims 1: 'arith.index_cast' op overflows a 32-bit index: the result is 7843467891932086307
func.func public @main(%arg0: tensor<1x3x2x1xbf16>, %arg1: tensor<2x4xi64>, %arg2: tensor<2x2x1xbf16>) -> (tensor<1x3x2x1xbf16>) {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%a0_0: tensor<bf16>, %b0_0: tensor<bf16>):
      %c0_0 = stablehlo.subtract %a0_0, %b0_0 : tensor<bf16>
      stablehlo.return %c0_0 : tensor<bf16>
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0, 3], scatter_dims_to_operand_dims = [1, 3, 2, 0], index_vector_dim = 1>} : (tensor<1x3x2x1xbf16>, tensor<2x4xi64>, tensor<2x2x1xbf16>) -> tensor<1x3x2x1xbf16>
    return %0 : tensor<1x3x2x1xbf16>
}
