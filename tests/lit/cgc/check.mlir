// RUN: not cgc check %s --device=interp | FileCheck %s
// CHECK: [ OK ] {{.*}}check.mlir:right
// CHECK: [FAILED] {{.*}}check.mlir:wrong: element [1] is 4, expected 5
// CHECK: [FAILED] {{.*}}check.mlir:not_close: element [0] is 1, expected 1.001
// CHECK: [ OK ] {{.*}}check.mlir:close
// CHECK: [FAILED] {{.*}}check.mlir:truth: element [1] is false
// CHECK: [ OK ] {{.*}}check.mlir:called
// CHECK: [FAILED] {{.*}}check.mlir:empty: the shapes or element types differ
// CHECK: [FAILED] {{.*}}check.mlir:empty_almost: the shapes or element types differ
// CHECK: [FAILED] {{.*}}check.mlir:empty_close: the shapes or element types differ
// CHECK: [FAILED] {{.*}}check.mlir:empty_constant: the expected value has another shape
// CHECK: 3 passed, 7 failed
// RUN: cgc check %s --function=right --device=interp | FileCheck %s --check-prefix=ONE
// ONE: 1 passed, 0 failed
func.func @right() {
  %a = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  check.expect_eq_const(%0, dense<[2.0, 4.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
func.func @wrong() {
  %a = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  check.expect_eq_const(%0, dense<[2.0, 5.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
func.func @not_close() {
  %a = util.unfoldable_constant dense<1.0> : tensor<1xf32>
  check.expect_almost_eq_const(%a, dense<1.001> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @close() {
  %a = util.unfoldable_constant dense<1.0> : tensor<1xf32>
  check.expect_almost_eq_const(%a, dense<1.00001> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @truth() {
  %a = util.unfoldable_constant dense<[true, false]> : tensor<2xi1>
  check.expect_all_true(%a) : tensor<2xi1>
  return
}
func.func private @double(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @called() {
  %a = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = func.call @double(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %e = util.unfoldable_constant dense<[2.0, 4.0]> : tensor<2xf32>
  check.expect_eq(%0, %e) : tensor<2xf32>
  return
}
func.func @empty() {
  %a = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %b = util.unfoldable_constant dense<> : tensor<3x0xf32>
  %0 = tensor.cast %a : tensor<0x3xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<3x0xf32> to tensor<?x?xf32>
  check.expect_eq(%0, %1) : tensor<?x?xf32>
  return
}
func.func @empty_almost() {
  %a = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %b = util.unfoldable_constant dense<> : tensor<3x0xf32>
  %0 = tensor.cast %a : tensor<0x3xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<3x0xf32> to tensor<?x?xf32>
  check.expect_almost_eq(%0, %1) : tensor<?x?xf32>
  return
}
func.func @empty_close() {
  %a = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %b = util.unfoldable_constant dense<> : tensor<3x0xf32>
  %0 = tensor.cast %a : tensor<0x3xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<3x0xf32> to tensor<?x?xf32>
  check.expect_close(%0, %1) : tensor<?x?xf32>
  return
}
func.func @empty_constant() {
  %a = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %0 = tensor.cast %a : tensor<0x3xf32> to tensor<?x?xf32>
  check.expect_eq_const(%0, dense<> : tensor<3x0xf32>) : tensor<?x?xf32>
  return
}
