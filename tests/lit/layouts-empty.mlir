// RUN: cgc opt %s --pass-pipeline=verify-interface | FileCheck %s
// RUN: cgc run %s --device=interp --target=lavapipe --compare --print-limit=3 --input=7x0x3x100xui8=0 | FileCheck %s --check-prefix=SAME

// Strides of what has no elements say nothing, and stay out of the way of views: a pad between elements sees one dimension more.
// CHECK:     func.func @main(%arg0: tensor<7x0x3x100xui8> {codegen.binding = 5 : i64})
// CHECK-NOT: codegen.strides
// SAME:    16x1x5x101xui8=
// SAME:    worst difference 0
func.func @main(%a: tensor<7x0x3x100xui8> {codegen.strides = array<i64: 313, 312, 104, 1>, codegen.binding = 5 : i64}) -> tensor<16x1x5x101xui8> {
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %r = stablehlo.pad %a, %one, low = [0, 0, 2, 1], high = [3, 1, 0, 0], interior = [1, 0, 0, 0] : (tensor<7x0x3x100xui8>, tensor<ui8>) -> tensor<16x1x5x101xui8>
  return %r : tensor<16x1x5x101xui8>
}
