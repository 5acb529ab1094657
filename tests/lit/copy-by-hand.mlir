// A dispatch that copies, of sizes that the host says: as tensors, and as buffers once it is bufferized.

// RUN: cgc run %s --function=tensors --device=interp --target=vulkan1.1 --push=7 --input=7xf32=1,2,3,4,5,6,7 | FileCheck %s
// RUN: cgc run %s --function=buffers --device=interp --target=vulkan1.1 --push=7 --input=7xf32=1,2,3,4,5,6,7 | FileCheck %s
// RUN: cgc run %s --function=rows --device=interp --target=vulkan1.1 --push=2 --input=3x2xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=ROWS
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv && FileCheck %s --check-prefix=COUNT < %t.json
// CHECK: 7xf32=1 2 3 4 5 6 7
// ROWS: 3x2xf32=[1 2][3 4][5 6]
// COUNT: "name": "tensors"
// COUNT: "workgroup_count": ["min(d0 ceildiv 64, 65535)"
// COUNT: "name": "buffers"
// COUNT: "workgroup_count": ["min(d0 ceildiv 64, 65535)"
// COUNT: "name": "rows"
// COUNT: "workgroup_count": ["min(d0*3 ceildiv 64, 65535)"
func.func @tensors() {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.constant.load[0] : i32
  %1 = arith.index_castui %0 : i32 to index
  %2 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%1}
  %3 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%1}
  %4 = flow.dispatch.tensor.load %2, offsets = [0], sizes = [%1], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%1} -> tensor<?xf32>
  flow.dispatch.tensor.store %4, %3, offsets = [0], sizes = [%1], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%1}
  return
}

func.func @buffers() {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.constant.load[0] : i32
  %1 = arith.index_castui %0 : i32 to index
  %2 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : memref<?xf32, #hal.descriptor_type<storage_buffer>>{%1}
  memref.assume_alignment %2, 64 : memref<?xf32, #hal.descriptor_type<storage_buffer>>
  %3 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : memref<?xf32, #hal.descriptor_type<storage_buffer>>{%1}
  memref.assume_alignment %3, 64 : memref<?xf32, #hal.descriptor_type<storage_buffer>>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : memref<?xf32, #hal.descriptor_type<storage_buffer>>) outs(%3 : memref<?xf32, #hal.descriptor_type<storage_buffer>>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

func.func @rows() {
  %0 = hal.interface.constant.load[0] : i32
  %1 = arith.index_castui %0 : i32 to index
  %2 = hal.interface.binding.subspan set(0) binding(0) : memref<3x?xf32>{%1}
  %3 = hal.interface.binding.subspan set(0) binding(1) : memref<3x?xf32>{%1}
  memref.copy %2, %3 : memref<3x?xf32> to memref<3x?xf32>
  return
}
