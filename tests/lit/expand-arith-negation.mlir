// The negation of an 8- or 16-bit number, in the forms in which compilers know it, where a target is not trusted with that of the least one.
// RUN: cgc compile %s --target=hopper --print-ir-after=expand-arith -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc run %s --device=interp --target=hopper --input=5xi8=-128,-127,0,1,127 --input=5xi8=3,-128,5,127,-1 | FileCheck %s --check-prefix=RESULT

// CHECK-LABEL: func.func @main_dispatch_0
// CHECK-NOT: {{arith.(muli|subi).*i8}}
// CHECK: %[[X:.*]] = arith.xori %[[A:.*]], %[[LEAST:c-128_i8.*]] : i8
// CHECK-NEXT: %[[N:.*]] = arith.subi %[[LEAST]], %[[X]] : i8
// CHECK-NEXT: arith.extsi %[[N]] : i8 to i32
// CHECK-NOT: {{arith.(muli|subi).*i8}}
// CHECK: %[[X:.*]] = arith.xori %[[A:.*]], %[[LEAST:c-128_i8.*]] : i8
// CHECK-NEXT: %[[N:.*]] = arith.subi %[[LEAST]], %[[X]] : i8
// CHECK-NEXT: arith.extsi %[[N]] : i8 to i32
// CHECK-NOT: {{arith.(muli|subi).*i8}}
// CHECK: %[[X:.*]] = arith.xori %[[A:.*]], %[[LEAST:c-128_i8.*]] : i8
// CHECK-NEXT: %[[N:.*]] = arith.subi %[[LEAST]], %[[X]] : i8
// CHECK-NEXT: arith.extsi %[[N]] : i8 to i32
// CHECK-NOT: arith.xori
// CHECK: arith.subi %{{.*}}, %{{.*}} : i8
func.func @main(%a: tensor<5xi8>, %b: tensor<5xi8>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi8>) {
  %0 = stablehlo.negate %a : tensor<5xi8>
  %1 = stablehlo.convert %0 : (tensor<5xi8>) -> tensor<5xi32>
  %c = stablehlo.constant dense<-1> : tensor<5xi8>
  %2 = stablehlo.multiply %a, %c : tensor<5xi8>
  %3 = stablehlo.convert %2 : (tensor<5xi8>) -> tensor<5xi32>
  %4 = stablehlo.add %b, %a : tensor<5xi8>
  %5 = stablehlo.subtract %b, %4 : tensor<5xi8>
  %6 = stablehlo.convert %5 : (tensor<5xi8>) -> tensor<5xi32>
  %7 = stablehlo.subtract %a, %b : tensor<5xi8>
  return %1, %3, %6, %7 : tensor<5xi32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi8>
}

// RESULT-COUNT-3: 5xi32=-128 127 0 -1 -127
// RESULT: 5xi8=125 1 -5 -126 -128
