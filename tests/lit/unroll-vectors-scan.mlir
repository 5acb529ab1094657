// RUN: cgc opt %s --pass-pipeline='unroll-vectors,canonicalize,cse' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='unroll-vectors,canonicalize,cse' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='distribute-vectors{subgroup-size=4},canonicalize,cse,unroll-vectors,canonicalize,cse' --validate > /dev/null
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#one = #iree_codegen.translation_info<pipeline = None workgroup_size = [1, 1, 1]>

// Exclusive, along the middle of three dimensions: the initial values are first, the last ones are left out.
// CHECK-LABEL: func.func @middle
// CHECK-COUNT-8: arith.addi {{.*}} : i32
// CHECK-NOT:   arith.addi
// CHECK:       return
func.func @middle() attributes {translation_info = #one} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<2x3x2xi32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<2x3x2xi32>
  %sums = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<2x2xi32>
  %x = vector.transfer_read %in[%c0, %c0, %c0], %zero {in_bounds = [true, true, true]} : memref<2x3x2xi32>, vector<2x3x2xi32>
  %i = vector.transfer_read %sums[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %s:2 = vector.scan <add>, %x, %i {inclusive = false, reduction_dim = 1 : i64} : vector<2x3x2xi32>, vector<2x2xi32>
  vector.transfer_write %s#0, %out[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<2x3x2xi32>, memref<2x3x2xi32>
  vector.transfer_write %s#1, %sums[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xi32>, memref<2x2xi32>
  return
}

// Inclusive, of one element: nothing is computed.
// CHECK-LABEL: func.func @single
// CHECK-NOT:   arith.mulf
// CHECK:       return
func.func @single() attributes {translation_info = #one} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<1xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<1xf32>
  %x = vector.transfer_read %in[%c0], %zero {in_bounds = [true]} : memref<1xf32>, vector<1xf32>
  %i = arith.constant dense<2.0> : vector<f32>
  %s:2 = vector.scan <mul>, %x, %i {inclusive = true, reduction_dim = 0 : i64} : vector<1xf32>, vector<f32>
  vector.transfer_write %s#0, %out[%c0] {in_bounds = [true]} : vector<1xf32>, memref<1xf32>
  return
}
