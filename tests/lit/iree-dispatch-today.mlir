// What IREE of today writes in dispatches: destinations that are loaded from what is only written, alignments that return their buffer, slices whose
// sizes are constants.

// RUN: cgc opt %s --pass-pipeline=canonicalize | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | sed 's/"memref.assume_alignment"(%\(.*\)) \(.*\) -> ()/%%x\1 = "memref.assume_alignment"(%%\1) \2 -> memref<33x17xf32>/' >%t.generic.mlir
// RUN: cgc opt %t.generic.mlir --pass-pipeline=canonicalize | FileCheck %s
// RUN: cgc run %s --function=destination --device=interp --target=vulkan1.3 --input=33x17xf32=1 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --function=destination --device=interp --input=33x17xf32=1 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --function=aligned --device=interp --target=vulkan1.3 --input=33x17xf32=1 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --function=sizes --device=interp --target=vulkan1.3 --push=33 --input=77x7xf32=1 --compare | FileCheck %s --check-prefix=SIZES
// VALUES: 33x17xf32=[2.71828 2.71828
// SIZES: 20x7xf32=[2.71828 2.71828
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// CHECK-LABEL: func.func @destination
// CHECK: %[[E:.*]] = tensor.empty() : tensor<33x17xf32>
// CHECK: linalg.exp {{.*}} outs(%[[E]] : tensor<33x17xf32>)
func.func @destination() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<33x17xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<33x17xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [33, 17], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<33x17xf32>> -> tensor<33x17xf32>
  %e = flow.dispatch.tensor.load %o, offsets = [0, 0], sizes = [33, 17], strides = [1, 1] : !flow.dispatch.tensor<writeonly:tensor<33x17xf32>> -> tensor<33x17xf32>
  %r = linalg.exp ins(%x : tensor<33x17xf32>) outs(%e : tensor<33x17xf32>) -> tensor<33x17xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [33, 17], strides = [1, 1] : tensor<33x17xf32> -> !flow.dispatch.tensor<writeonly:tensor<33x17xf32>>
  return
}

// The buffer goes by its own name.
// CHECK-LABEL: func.func @aligned
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} binding(0)
// CHECK: memref.assume_alignment %[[A]], 64 : memref<33x17xf32>
// CHECK: linalg.exp ins(%[[A]] : memref<33x17xf32>)
func.func @aligned() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<33x17xf32>
  %a1 = memref.assume_alignment %a, 64 : memref<33x17xf32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<33x17xf32>
  %o1 = memref.assume_alignment %o, 64 : memref<33x17xf32>
  linalg.exp ins(%a1 : memref<33x17xf32>) outs(%o1 : memref<33x17xf32>)
  return
}

// CHECK-LABEL: func.func @sizes
// CHECK: flow.dispatch.tensor.load {{.*}}, offsets = [%{{.*}}, 0], sizes = [20, 7], strides = [1, 1] : {{.*}} -> tensor<20x7xf32>
// CHECK: tensor.empty() : tensor<20x7xf32>
// CHECK: flow.dispatch.tensor.store {{.*}} offsets = [0, 0], sizes = [20, 7]
func.func @sizes() {
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  %p = hal.interface.constant.load ordinal(0) : i32
  %start = arith.index_castui %p : i32 to index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<77x7xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<20x7xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [%start, 0], sizes = [%c20, 7], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<77x7xf32>> -> tensor<?x7xf32>
  %e = flow.dispatch.tensor.load %o, offsets = [%c0, 0], sizes = [%c20, 7], strides = [1, 1] : !flow.dispatch.tensor<writeonly:tensor<20x7xf32>> -> tensor<?x7xf32>
  %r = linalg.exp ins(%x : tensor<?x7xf32>) outs(%e : tensor<?x7xf32>) -> tensor<?x7xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [%c0, 0], sizes = [%c20, 7], strides = [1, 1] : tensor<?x7xf32> -> !flow.dispatch.tensor<writeonly:tensor<20x7xf32>>
  return
}
