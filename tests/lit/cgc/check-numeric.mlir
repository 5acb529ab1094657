// StableHLO's numeric files as they are: a main that calls its inputs and what is expected, and ends in a custom call. One bad function never stops the
// rest, all that is not lowered is told, and places are those of this file.
// RUN: not cgc check %s --device=interp | FileCheck %s
// CHECK: [FAILED] {{.*}}check-numeric.mlir:bad: [[#BAD:]]:10: unknown operation 'stablehlo.nonsense'
// CHECK: [FAILED] {{.*}}check-numeric.mlir:foreign: {{[0-9]+}}:10: 'stablehlo.custom_call' op to 'foo' cannot be interpreted
// CHECK: [ OK ] {{.*}}check-numeric.mlir:main
// CHECK: [FAILED] {{.*}}check-numeric.mlir:wrong: element [0] is -1, expected 1
// CHECK: [ OK ] {{.*}}check-numeric.mlir:near
// CHECK: [FAILED] {{.*}}check-numeric.mlir:far: element [0] is 1, expected 1.01
// CHECK: 2 passed, 4 failed
// RUN: not cgc check %s --device=interp --target=vulkan1.1 --function=foreign | FileCheck %s --check-prefix=TOLD
// TOLD: check-numeric.mlir:foreign: [[#FIRST:]]:10: 'stablehlo.custom_call' op calls 'foo', which this compiler does not know
// TOLD-NEXT: [[#FIRST+2]]:10: 'stablehlo.custom_call' op calls 'bar', which this compiler does not know
// TOLD-NEXT: 0 passed, 1 failed
#loc = loc("/home/me/net.py":10:3)
module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @bad() -> tensor<3xf32> {
    %0 = stablehlo.nonsense %1 : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func public @foreign() -> tensor<3xf32> {
    %0 = call @inputs() : () -> tensor<3xf32>
    %1 = stablehlo.custom_call @foo(%0) : (tensor<3xf32>) -> tensor<3xf32> loc(#loc)
    %2 = stablehlo.abs %1 : tensor<3xf32> loc(#loc)
    %3 = stablehlo.custom_call @bar(%0) : (tensor<3xf32>) -> tensor<3xf32> loc(#loc)
    stablehlo.custom_call @check.eq(%2, %3) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return %2 : tensor<3xf32>
  }
  func.func public @main() -> (tensor<3xf32> {jax.result_info = "", mhlo.layout_mode = "default"}) {
    %0 = call @inputs() : () -> tensor<3xf32>
    %1 = call @expected() : () -> tensor<3xf32>
    %2 = stablehlo.abs %0 : tensor<3xf32>
    stablehlo.custom_call @check.expect_close(%2, %1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return %2 : tensor<3xf32>
  }
  func.func public @wrong() {
    %0 = call @inputs() : () -> tensor<3xf32>
    %1 = call @expected() : () -> tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func public @near() {
    %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %1 = stablehlo.constant dense<[1.0005, 2.0]> : tensor<2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %1) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
  func.func public @far() {
    %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %1 = stablehlo.constant dense<[1.01, 2.0]> : tensor<2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %1) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<[-1.0, 2.0, -3.0]> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }
  func.func private @expected() -> (tensor<3xf32> {mhlo.layout_mode = "default"}) {
    %cst = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }
}
