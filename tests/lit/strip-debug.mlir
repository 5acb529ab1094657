// RUN: cgc opt %s --pass-pipeline='strip-debug' --mlir-print-debuginfo | FileCheck %s

// CHECK: arith.addf %arg0, %arg1 : f32 loc(unknown)
// CHECK-NOT: here.py
func.func @f(%left: f32, %right: f32) -> f32 {
  %sum = arith.addf %left, %right : f32 loc("here.py":3:4)
  return %sum : f32
}
