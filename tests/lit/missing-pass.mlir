// A pass that meets its subject in a form that another pass has to lower first says which, and where.
// RUN: not cgc opt %s --split-input-file --pass-pipeline=vectorize-load-store 2>&1 | FileCheck %s --check-prefix=LOADS
// RUN: not cgc opt %s --split-input-file --pass-pipeline='assign-targets{targets=vulkan1.1},expand-arith' 2>&1 | FileCheck %s --check-prefix=ARITH
// RUN: not cgc opt %s --split-input-file --pass-pipeline='assign-targets{targets=vulkan1.1},emulate-wide-int' 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not cgc opt %s --split-input-file --pass-pipeline='assign-targets{targets=vulkan1.1},emulate-narrow-storage' 2>&1 | FileCheck %s --check-prefix=NARROW
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>

// LOADS: missing-pass.mlir:[[# @LINE + 6]]:{{[0-9]+}}: error: 'vector.load' op pass 'vectorize-load-store' needs one-dimensional memrefs and vectors
// LOADS-SAME: [missing-pass]
func.func @rank_2(%n: index) {
  %c0 = arith.constant 0 : index
  %t = gpu.thread_id x
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<?x?xf32>{%n, %n}
  %x = vector.load %a[%t, %c0] : memref<?x?xf32>, vector<4xf32>
  vector.store %x, %a[%t, %c0] : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>

// Element by element, this one would be millions of instructions.
// LOADS: missing-pass.mlir:[[# @LINE + 5]]:{{[0-9]+}}: error: 'vector.load' op pass 'vectorize-load-store' needs vectors of 256 elements at most: run unroll-vectors first
// LOADS-SAME: [missing-pass]
func.func @long(%n: index) {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<?xf32>{%n}
  %x = vector.load %a[%n] : memref<?xf32>, vector<4294967296xf32>
  %y = vector.extract %x[0] : f32 from vector<4294967296xf32>
  memref.store %y, %a[%c0] : memref<?xf32>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
// ARITH: missing-pass.mlir:[[# @LINE + 5]]:{{[0-9]+}}: error: 'flow.dispatch.tensor.load' op pass 'expand-arith' needs scalars and vectors
func.func @tensors() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<39xbf16>>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<39xbf16>>
  %0 = flow.dispatch.tensor.load %a, offsets = [0], sizes = [39], strides = [1] : !flow.dispatch.tensor<readonly:tensor<39xbf16>> -> tensor<39xbf16>
  flow.dispatch.tensor.store %0, %b, offsets = [0], sizes = [39], strides = [1] : tensor<39xbf16> -> !flow.dispatch.tensor<writeonly:tensor<39xbf16>>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @transfers(%i: index) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : bf16
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<8xbf16>
  // ARITH: missing-pass.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: 'vector.transfer_read' op pass 'expand-arith' needs loads and stores
  %x = vector.transfer_read %a[%i], %z : memref<8xbf16>, vector<4xbf16>
  vector.transfer_write %x, %a[%c0] : vector<4xbf16>, memref<8xbf16>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @integers() {
  %c0 = arith.constant 0 : index
  // WIDE: missing-pass.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: 'hal.interface.binding.subspan' op pass 'emulate-wide-int' needs kernels on buffers
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<39xi64>>
  // NARROW: missing-pass.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: 'hal.interface.binding.subspan' op pass 'emulate-narrow-storage' needs kernels on buffers
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<39xi8>>
  %0 = flow.dispatch.tensor.load %a, offsets = [0], sizes = [39], strides = [1] : !flow.dispatch.tensor<readonly:tensor<39xi64>> -> tensor<39xi64>
  %e = tensor.empty() : tensor<39xi8>
  flow.dispatch.tensor.store %e, %b, offsets = [0], sizes = [39], strides = [1] : tensor<39xi8> -> !flow.dispatch.tensor<writeonly:tensor<39xi8>>
  return
}
