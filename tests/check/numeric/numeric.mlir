// As StableHLO's numeric files are: inputs and what is expected are functions, and the check is a custom call.
func.func @main() -> (tensor<2x3xi32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
  %0:2 = call @inputs() : () -> (tensor<2x3xi32>, tensor<i32>)
  %1 = call @expected() : () -> tensor<2x3xi32>
  %2 = stablehlo.broadcast_in_dim %0#1, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %3 = stablehlo.add %0#0, %2 : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%3, %1) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return %3 : tensor<2x3xi32>
}
func.func private @inputs() -> (tensor<2x3xi32> {mhlo.layout_mode = "default"}, tensor<i32> {mhlo.layout_mode = "default"}) {
  %c = stablehlo.constant dense<[[-1, 2, -3], [4, 2147483647, 0]]> : tensor<2x3xi32>
  %c_0 = stablehlo.constant dense<7> : tensor<i32>
  return %c, %c_0 : tensor<2x3xi32>, tensor<i32>
}
func.func private @expected() -> (tensor<2x3xi32> {mhlo.layout_mode = "default"}) {
  %c = stablehlo.constant dense<[[6, 9, 4], [11, -2147483642, 7]]> : tensor<2x3xi32>
  return %c : tensor<2x3xi32>
}
func.func @close() -> tensor<4xf32> {
  %0 = stablehlo.constant dense<[0.25, 1.0, 4.0, 0x7FC00000]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[0.5, 1.0, 2.0, 0x7FC00000]> : tensor<4xf32>
  %2 = stablehlo.sqrt %0 : tensor<4xf32>
  stablehlo.custom_call @check.expect_close(%2, %1) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return %2 : tensor<4xf32>
}
