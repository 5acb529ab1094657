// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// Signs go; what the types said is kept in attributes, and in the choice of ops.
// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: tensor<5xi8> {cg.type = ui8}
// CHECK-SAME: -> (tensor<5xi8> {cg.type = ui8})
// CHECK: arith.divui
// CHECK: arith.remui
// CHECK: arith.maxui
// CHECK: arith.minui
func.func @unsigned(%a: tensor<5xui8>, %b: tensor<5xui8>) -> tensor<5xui8> {
  %0 = stablehlo.divide %a, %b : tensor<5xui8>
  %1 = stablehlo.remainder %0, %b : tensor<5xui8>
  %2 = stablehlo.maximum %1, %b : tensor<5xui8>
  %3 = stablehlo.minimum %2, %a : tensor<5xui8>
  return %3 : tensor<5xui8>
}

// The divisor is made harmless first: x / 0 is -1, the smallest number over -1 wraps.
// CHECK-LABEL: func.func @divide
// CHECK: %[[Z:.*]] = arith.cmpi eq, %[[Y:.*]], %c0_i32
// CHECK: %[[M:.*]] = arith.cmpi eq, %[[X:.*]], %c-2147483648_i32
// CHECK: %[[N:.*]] = arith.cmpi eq, %[[Y]], %c-1_i32
// CHECK: %[[O:.*]] = arith.andi %[[M]], %[[N]]
// CHECK: %[[B:.*]] = arith.ori %[[Z]], %[[O]]
// CHECK: %[[D:.*]] = arith.select %[[B]], %c1_i32, %[[Y]]
// CHECK: %[[Q:.*]] = arith.divsi %[[X]], %[[D]]
// CHECK: arith.select %[[Z]], %c-1_i32{{.*}}, %[[Q]]
func.func @divide(%a: tensor<9xi32>, %b: tensor<9xi32>) -> tensor<9xi32> {
  %0 = stablehlo.divide %a, %b : tensor<9xi32>
  return %0 : tensor<9xi32>
}

// Shifts beyond the width give zero, or the sign.
// CHECK-LABEL: func.func @shifts
// CHECK: %[[IN:.*]] = arith.cmpi ule, %{{.*}}, %c7_i8
// CHECK: arith.shli
// CHECK: arith.select %[[IN]]
// CHECK: arith.shrui
// CHECK: arith.select
// CHECK: arith.select %{{.*}}, %{{.*}}, %c7_i8
// CHECK: arith.shrsi
func.func @shifts(%a: tensor<9xi8>, %b: tensor<9xi8>) -> (tensor<9xi8>, tensor<9xi8>, tensor<9xi8>) {
  %0 = stablehlo.shift_left %a, %b : tensor<9xi8>
  %1 = stablehlo.shift_right_logical %a, %b : tensor<9xi8>
  %2 = stablehlo.shift_right_arithmetic %a, %b : tensor<9xi8>
  return %0, %1, %2 : tensor<9xi8>, tensor<9xi8>, tensor<9xi8>
}

// A constant exponent is a chain of products, any other a loop over its bits.
// CHECK-LABEL: func.func @power
// CHECK-COUNT-3: arith.muli
// CHECK-NOT: scf.for
// CHECK: linalg.yield
// CHECK: scf.for %{{.*}} = %c0 to %c16 step %c1 iter_args
// CHECK: arith.cmpi slt
// CHECK: arith.select
func.func @power(%a: tensor<5xi16>, %b: tensor<5xi16>) -> (tensor<5xi16>, tensor<5xi16>) {
  %c = stablehlo.constant dense<5> : tensor<5xi16>
  %0 = stablehlo.power %a, %c : tensor<5xi16>
  %1 = stablehlo.power %a, %b : tensor<5xi16>
  return %0, %1 : tensor<5xi16>, tensor<5xi16>
}

// CHECK-LABEL: func.func @bits
// CHECK: math.ctpop
// CHECK: math.ctlz
func.func @bits(%a: tensor<5xi32>) -> tensor<5xi32> {
  %0 = stablehlo.popcnt %a : tensor<5xi32>
  %1 = stablehlo.count_leading_zeros %0 : tensor<5xi32>
  return %1 : tensor<5xi32>
}

// Constants lose their signs, too.
// CHECK-LABEL: func.func @constants
// CHECK: arith.constant dense<[1, -1, 7]> : tensor<3xi8>
// CHECK: arith.constant dense<2.500000e+00> : tensor<4xf32>
func.func @constants() -> (tensor<3xui8>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<[1, 255, 7]> : tensor<3xui8>
  %1 = stablehlo.constant dense<2.5> : tensor<4xf32>
  return %0, %1 : tensor<3xui8>, tensor<4xf32>
}
