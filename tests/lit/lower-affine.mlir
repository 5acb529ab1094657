// RUN: cgc opt %s --pass-pipeline='lower-affine' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='lower-affine' --validate > /dev/null

// An id is never negative: unsigned forms. An argument may be: the signed forms.
// CHECK-LABEL: func.func @signs
// CHECK-NOT: affine
// CHECK: arith.divui
// CHECK: arith.remui
// CHECK: arith.floordivsi
// CHECK: arith.remsi
// CHECK: arith.select
// CHECK: arith.minsi
// CHECK: arith.maxsi
func.func @signs(%x: index) -> (index, index, index, index, index, index) {
  %id = gpu.thread_id x
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%id)
  %b = affine.apply affine_map<(d0) -> (d0 mod 4)>(%id)
  %c = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%x)
  %d = affine.apply affine_map<(d0) -> (d0 mod 4)>(%x)
  %e = affine.min affine_map<(d0)[s0] -> (d0 + 3, s0)>(%x)[%id]
  %f = affine.max affine_map<(d0)[s0] -> (d0 * 2, s0)>(%x)[%id]
  return %a, %b, %c, %d, %e, %f : index, index, index, index, index, index
}

// CHECK-LABEL: func.func @loop
// CHECK: scf.for
// CHECK: memref.load
// CHECK: memref.store
// CHECK-NOT: affine
func.func @loop(%m: memref<16xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i + 8] : memref<16xf32>
    affine.store %v, %m[%i] : memref<16xf32>
  }
  return
}

// CHECK-LABEL: func.func @carried
// CHECK: scf.for {{.*}} iter_args
// CHECK: scf.yield
func.func @carried(%x: f32) -> f32 {
  %r = affine.for %i = 0 to 10 step 2 iter_args(%a = %x) -> (f32) {
    %s = arith.addf %a, %x : f32
    affine.yield %s : f32
  }
  return %r : f32
}
