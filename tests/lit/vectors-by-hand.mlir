// A kernel of vectors that are put together of elements, as its author distributed it, which says nothing of a pipeline.
// RUN: cgc run %s --device=interp --input=20xf32=random:1 --print-limit=0 | FileCheck %s --check-prefix=RAN
// RUN: cgc run %s --device=interp --target=vulkan1.3 --input=20xf32=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19 | FileCheck %s
// RAN: result[0]
// CHECK: 20xf32=0 5 10 15 1 6 11 16 2 7 12 17 3 8 13 18 4 9 14 19
func.func @transposed() attributes {gpu.known_block_size = array<i32: 5, 1, 1>} {
  %c0 = arith.constant 0 : index
  %from = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : memref<20xf32>
  %to = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<5xvector<4xf32>>
  %t = gpu.thread_id x
  %t5 = affine.apply affine_map<()[s0] -> (s0 + 5)>()[%t]
  %t10 = affine.apply affine_map<()[s0] -> (s0 + 10)>()[%t]
  %t15 = affine.apply affine_map<()[s0] -> (s0 + 15)>()[%t]
  %a = memref.load %from[%t] : memref<20xf32>
  %b = memref.load %from[%t5] : memref<20xf32>
  %c = memref.load %from[%t10] : memref<20xf32>
  %d = memref.load %from[%t15] : memref<20xf32>
  %v = vector.from_elements %a, %b, %c, %d : vector<4xf32>
  memref.store %v, %to[%t] : memref<5xvector<4xf32>>
  return
}
