// What a target is not trusted with, though it is right: an f32 that becomes an f16 and is read again is the negated one with its sign flipped, and a
// negated number of 32 bits is 2^31 - (x xor 2^31).
// RUN: cgc compile %s --target=hopper --print-ir-after=expand-arith -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc run %s --device=interp --target=hopper --function=rounded --input=5xf32=65519,65520,-2049,0.1,-0 | FileCheck %s --check-prefix=RESULT
// RUN: cgc run %s --device=interp --target=hopper --function=greatest --input=2x3xi32=5,-7,2147483647,-2147483648,0,3 | FileCheck %s --check-prefix=MAX

// CHECK-LABEL: func.func @rounded_dispatch_0
// CHECK: %[[N:.*]] = arith.negf %[[X:.*]] : f32
// CHECK-NEXT: %[[H:.*]] = arith.truncf %[[N]] : f32 to f16
// CHECK-NEXT: %[[B:.*]] = arith.bitcast %[[H]] : f16 to i16
// CHECK: %[[F:.*]] = arith.xori %[[B]], %c-32768_i16 : i16
// CHECK-NEXT: %[[R:.*]] = arith.bitcast %[[F]] : i16 to f16
// CHECK-NEXT: arith.extf %[[R]] : f16 to f32
// RESULT: 5xf32=65504 inf -2048 0.0999756 -0
func.func @rounded(%a: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.convert %a : (tensor<5xf32>) -> tensor<5xf16>
  %1 = stablehlo.convert %0 : (tensor<5xf16>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}

// What is stored as it is needs nothing.
// CHECK-LABEL: func.func @stored_dispatch_0
// CHECK-NOT: arith.negf
// CHECK: arith.truncf %{{.*}} : f32 to f16
// CHECK-NOT: arith.xori
func.func @stored(%a: tensor<5xf32>) -> tensor<5xf16> {
  %0 = stablehlo.convert %a : (tensor<5xf32>) -> tensor<5xf16>
  return %0 : tensor<5xf16>
}

// CHECK-LABEL: func.func @greatest_dispatch_0
// CHECK: %[[X:.*]] = arith.xori %{{.*}}, %[[LEAST:c-2147483648_i32.*]] : i32
// CHECK-NEXT: arith.subi %[[LEAST]], %[[X]] : i32
// MAX: 3xi32=-1 7 -1
func.func @greatest(%a: tensor<2x3xi32>) -> tensor<3xi32> {
  %one = stablehlo.constant dense<1> : tensor<2x3xi32>
  %0 = stablehlo.minimum %a, %one : tensor<2x3xi32>
  %1 = stablehlo.negate %0 : tensor<2x3xi32>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %2 = stablehlo.reduce(%1 init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
