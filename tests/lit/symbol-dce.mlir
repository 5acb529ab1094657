// RUN: cgc opt %s --pass-pipeline='symbol-dce' | FileCheck %s

// CHECK: func.func @kept
// CHECK: func.func private @called
// CHECK-NOT: @unused
// CHECK-NOT: @only_from_unused
func.func @kept(%x: f32) -> f32 {
  %r = call @called(%x) : (f32) -> f32
  return %r : f32
}
func.func private @called(%x: f32) -> f32 {
  return %x : f32
}
func.func private @unused(%x: f32) -> f32 {
  %r = call @only_from_unused(%x) : (f32) -> f32
  return %r : f32
}
func.func private @only_from_unused(%x: f32) -> f32 {
  return %x : f32
}
