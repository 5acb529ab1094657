// A target that has int16 but no int8, or float16 but no f8: between what it has and what it computes in 32 bits a conversion may turn round.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=adreno},type-propagation' --verify-each | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=adreno},expand-arith' --verify-each | FileCheck %s --check-prefix=EXPAND
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>

// CHECK-LABEL: func.func @narrower(
// CHECK: %[[X:.*]] = memref.load %{{.*}} : memref<4xi16>
// CHECK: %[[W:.*]] = arith.extui %[[X]] : i16 to i32
// CHECK: arith.andi %[[W]], %{{.*}} : i32
func.func @narrower() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xi16>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xi8>
  %x = memref.load %a[%c0] : memref<4xi16>
  %y = arith.trunci %x : i16 to i8
  %z = arith.addi %y, %y : i8
  memref.store %z, %b[%c0] : memref<4xi8>
  return
}

// EXPAND-LABEL: func.func @narrower(
// EXPAND: arith.extui %{{.*}} : i16 to i32
// EXPAND-LABEL: func.func @wider(
// EXPAND: arith.trunci %{{.*}} : i32 to i16
// CHECK-LABEL: func.func @wider(
// CHECK: %[[X:.*]] = memref.load %{{.*}} : memref<4xi8>
// CHECK: %[[W:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK: arith.trunci %{{.*}} : i32 to i16
// CHECK: arith.shrsi
// CHECK: arith.trunci %{{.*}} : i32 to i16
func.func @wider() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xi8>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xi16>
  %x = memref.load %a[%c0] : memref<4xi8>
  %y = arith.extui %x : i8 to i16
  %s = arith.extsi %x : i8 to i16
  %z = arith.muli %y, %s : i16
  memref.store %z, %b[%c0] : memref<4xi16>
  return
}

// CHECK-LABEL: func.func @floats(
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: arith.truncf %{{.*}} : f32 to f16
func.func @floats() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4xf16>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xf16>
  %x = memref.load %a[%c0] : memref<4xf16>
  %y = arith.truncf %x : f16 to f8E4M3FN
  %z = arith.extf %y : f8E4M3FN to f16
  memref.store %z, %b[%c0] : memref<4xf16>
  return
}
