// What a kernel is sure to do outside of its buffers is refused where it is written: constant indices that every invocation reads or writes, stores to
// what is said to be ReadOnly, elements that begin between elements, push constants that are no words.
// RUN: not cgc opt %s --split-input-file --pass-pipeline=materialize-interface 2>&1 | FileCheck %s --implicit-check-not=error:
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @load() {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<3x7xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<7xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'memref.load' op reads 1 elements from index 7 of dimension 1 on, which has 7 [out-of-bounds]
  %x = memref.load %a[%c0, %c7] : memref<3x7xf32>
  memref.store %x, %b[%c0] : memref<7xf32>
  return
}
// -----
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @negative() {
  %c0 = arith.constant 0 : index
  %m = arith.constant -1 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<3x7xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<7xf32>
  %x = memref.load %a[%c0, %c0] : memref<3x7xf32>
  // CHECK: :[[#@LINE+1]]:3: error: 'memref.store' op writes 1 elements from index -1 of dimension 0 on, which has 7 [out-of-bounds]
  memref.store %x, %b[%m] : memref<7xf32>
  return
}
// -----
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @vectors() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<3x7xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<7xf32>
  %x = vector.load %a[%c1, %c3] : memref<3x7xf32>, vector<2x4xf32>
  %y = vector.extract %x[0] : vector<4xf32> from vector<2x4xf32>
  vector.store %y, %b[%c3] : memref<7xf32>, vector<4xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'vector.load' op reads 4 elements from index 3 of dimension 0 on, which has 3 [out-of-bounds]
  %z = vector.load %a[%c3, %c3] : memref<3x7xf32>, vector<4x4xf32>
  return
}
// -----
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @read_only() {
  %c0 = arith.constant 0 : index
  // CHECK: :[[#@LINE+1]]:8: error: 'hal.interface.binding.subspan' op is said to be ReadOnly, and the kernel writes to it [read-only]
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<7xf32>
  %b = memref.subview %a[2] [4] [1] : memref<7xf32> to memref<4xf32, strided<[1], offset: 2>>
  %x = memref.load %a[%c0] : memref<7xf32>
  memref.store %x, %b[%c0] : memref<4xf32, strided<[1], offset: 2>>
  return
}
// -----
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @between() {
  %c3 = arith.constant 3 : index
  // CHECK: :[[#@LINE+1]]:8: error: 'hal.interface.binding.subspan' op begins at byte 3; elements of 4 bytes begin at multiples of that [invalid-layout]
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c3) : memref<7xf32>
  %i = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c3) : memref<7xi8>
  return
}
// -----
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @before() {
  %c = arith.constant -64 : index
  // CHECK: :[[#@LINE+1]]:8: error: 'hal.interface.binding.subspan' op begins at byte -64; elements of 8 bytes begin at multiples of that [invalid-layout]
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c) : !flow.dispatch.tensor<readonly:tensor<7xf64>>
  return
}
// -----
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @word() {
  %c0 = arith.constant 0 : index
  %b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<7xf32>
  // CHECK: :[[#@LINE+1]]:8: error: 'hal.interface.constant.load' op gives type f16: a push constant is a word of 32 bits [invalid-op]
  %h = hal.interface.constant.load layout(#layout) ordinal(0) : f16
  %x = arith.extf %h : f16 to f32
  memref.store %x, %b[%c0] : memref<7xf32>
  return
}
// -----
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
// The last element, what a condition guards, what only the device knows.
// CHECK-LABEL: func.func @fine
func.func @fine() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c9 = arith.constant 9 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c4) flags(ReadOnly) : memref<7xf32>
  %n = hal.interface.constant.load layout(#layout) ordinal(0) : index
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<?xf32>{%n}
  %x = memref.load %a[%c6] : memref<7xf32>
  memref.store %x, %b[%c9] : memref<?xf32>
  %large = arith.cmpi ugt, %n, %c9 : index
  scf.if %large {
    %y = memref.load %a[%c9] : memref<7xf32>
    memref.store %y, %b[%c0] : memref<?xf32>
  }
  return
}
