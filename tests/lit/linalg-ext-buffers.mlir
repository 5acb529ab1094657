// Kernels of iree_linalg_ext on buffers: an element a thread, read or stored by its index.

// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo' --verify-each | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - 2>/dev/null | FileCheck %s --check-prefix=KERNEL
// RUN: cgc run %s --function=rows --device=interp --input=4x3xf32=0,1,2,10,11,12,20,21,22,30,31,32 --input=3xi32=3,0,3 | FileCheck %s --check-prefix=ROWS
// RUN: cgc run %s --function=masked --device=interp --input=4x3xf32=0,1,2,10,11,12,20,21,22,30,31,32 --input=2xi64=99,1 --input=2xi1=0,1 --input=2x3xf32=7 | FileCheck %s --check-prefix=MASKED
// RUN: cgc run %s --function=columns --device=interp --input=1x5x2xi8=0,1,10,11,20,21,30,31,40,41 | FileCheck %s --check-prefix=COLUMNS
// RUN: cgc run %s --function=load --device=interp --input=2x3xf16=0,1,2,10,11,12 | FileCheck %s --check-prefix=LOAD
// RUN: cgc run %s --function=store --device=interp --input=3x3xf32=0,1,2,10,11,12,20,21,22 | FileCheck %s --check-prefix=STORE
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>

// CHECK-LABEL: func.func @rows
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : memref<3x3xf32>)
// CHECK: %[[N:.*]] = memref.load %{{.*}}[%{{.*}}] : memref<3xi32>
// CHECK: %[[I:.*]] = arith.index_cast %[[N]] : i32 to index
// CHECK: memref.load %{{.*}}[%[[I]], %{{.*}}] : memref<4x3xf32>
// KERNEL-LABEL: func.func @rows()
// KERNEL: gpu.thread_id x
// KERNEL: memref.load
// KERNEL: memref.load
// KERNEL: memref.store
// ROWS: 3x3xf32=[30 31 32][0 1 2][30 31 32]
func.func @rows() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4x3xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<3xi32>
  %o = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<3x3xf32>
  iree_linalg_ext.gather dimension_map = [0] ins(%a, %b : memref<4x3xf32>, memref<3xi32>) outs(%o : memref<3x3xf32>)
  return
}

// CHECK-LABEL: func.func @masked
// CHECK: scf.if
// MASKED: 2x3xf32=[7 7 7][10 11 12]
func.func @masked() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<4x3xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<2xi64>
  %m = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<2xi1>
  %o = hal.interface.binding.subspan layout(#layout) binding(3) alignment(64) offset(%c0) : memref<2x3xf32>
  iree_linalg_ext.gather dimension_map = [0] ins(%a, %b, %m : memref<4x3xf32>, memref<2xi64>, memref<2xi1>) outs(%o : memref<2x3xf32>)
  return
}

// CHECK-LABEL: func.func @columns
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : memref<1x5x4xi8>)
// COLUMNS: 1x5x4xi8={{\[}}[5 5 0 1][0 1 10 11][10 11 20 21][20 21 30 31][30 31 40 41]]
func.func @columns() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : i8
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<1x5x2xi8>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<1x5x4xi8>
  iree_linalg_ext.im2col strides = [1] dilations = [1] kernel_size = [2] offsets = [0, 0, 0] output_sizes = [[1], [5], [2, 2]]
    batch_pos = [0] m_pos = [1] k_pos = [2] input_k_perm = [0, 1] output_perm = [0, 1, 2]
    input_pad_low = [0, 1, 0] input_pad_high = [0, 0, 0] pad_value(%c5 : i8)
    ins(%a : memref<1x5x2xi8>) outs(%o : memref<1x5x4xi8>)
  return
}

// CHECK-LABEL: func.func @load
// CHECK: arith.cmpi ult
// CHECK: scf.if
// LOAD: 4x2xf16=[0 10][1 11][2 12][-1 -1]
func.func @load() {
  %c0 = arith.constant 0 : index
  %p = arith.constant -1.0 : f16
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<2x3xf16>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4x2xf16>
  iree_linalg_ext.map_load %a into %o {
  ^bb0(%i: index, %j: index):
    iree_linalg_ext.yield %j, %i, %p : index, index, f16
  } : memref<2x3xf16> into memref<4x2xf16>
  return
}

// CHECK-LABEL: func.func @store
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) =
// CHECK: scf.if
// CHECK: %[[V:.*]] = memref.load %{{.*}}[%[[I]], %[[J]]] : memref<3x3xf32>
// CHECK: memref.store %[[V]], %{{.*}}[%[[J]], %[[I]]] : memref<3x2xf32>
// KERNEL-LABEL: func.func @store()
// KERNEL: gpu.thread_id x
// KERNEL: memref.store
// STORE: 3x2xf32=[0 10][1 11][2 12]
func.func @store() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<3x3xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<3x2xf32>
  iree_linalg_ext.map_store %a into %o {
  ^bb0(%i: index, %j: index):
    %in = arith.cmpi ult, %i, %c2 : index
    iree_linalg_ext.yield %j, %i, %in : index, index, i1
  } : memref<3x3xf32> into memref<3x2xf32>
  return
}
