// A binding's part that begins at an offset: the layout of its type says the offset once more, or leaves it open. What is given to a run is the buffer
// from its start.
// RUN: cgc run %s --device=interp --function=static --workgroups=1,1,1 --input=13xf32=0,1,2,3,4,5,6,7,8,9,10,11,12 | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=static --workgroups=1,1,1 --input=13xf32=0,1,2,3,4,5,6,7,8,9,10,11,12 | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=open --workgroups=1,1,1 --input=13xf32=0,1,2,3,4,5,6,7,8,9,10,11,12 | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=behind --input=7xf32=3 | FileCheck %s --check-prefix=BEHIND
// CHECK: 7xf32=5 6 7 8 9 10 11
// BEHIND: 23xf32={{nan( nan)* 4 4 4 4 4 4 4$}}
func.func @static() attributes {workgroup_size = [7 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  %all = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<13xf32>
  %part = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c20) flags(ReadOnly) : memref<7xf32, strided<[1], offset: 5>>
  %to = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<7xf32>
  %t = gpu.thread_id x
  %v = memref.load %part[%t] : memref<7xf32, strided<[1], offset: 5>>
  %w = memref.load %all[%c0] : memref<13xf32>
  %x = arith.addf %v, %w : f32
  memref.store %x, %to[%t] : memref<7xf32>
  return
}
func.func @open() attributes {workgroup_size = [7 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  %part = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c20) flags(ReadOnly) : memref<7xf32, strided<[1], offset: ?>>
  %end = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c20) flags(ReadOnly) : memref<8xf32>
  %to = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<7xf32>
  %t = gpu.thread_id x
  %v = memref.load %part[%t] : memref<7xf32, strided<[1], offset: ?>>
  memref.store %v, %to[%t] : memref<7xf32>
  return
}
func.func @behind() {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %one = arith.constant 1.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<7xf32>
  %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c64) : memref<7xf32, strided<[1], offset: 16>>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : memref<7xf32>) outs(%1 : memref<7xf32, strided<[1], offset: 16>>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %one : f32
    linalg.yield %s : f32
  }
  return
}
