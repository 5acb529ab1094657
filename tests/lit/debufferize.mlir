// Kernels of linalg ops on buffers take the pipelines of tensors; what is in loops, or touches memory otherwise, stays.

// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},debufferize' --verify-each | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.1},debufferize,canonicalize,cse,materialize-interface,lower-executable-target' %validate >%t.valid.mlir
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - 2>/dev/null | FileCheck %s --check-prefix=FAST
// RUN: cgc run %s --function=products --device=interp --input=33x17xf32=2 --input=17x50xf32=3 | FileCheck %s --check-prefix=PRODUCTS
// RUN: cgc run %s --function=window --device=interp --input=8x8xf32=2 --input=6x6xf32=1 | FileCheck %s --check-prefix=WINDOW
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
#id = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @products
// CHECK-DAG: %[[OUT:.*]] = hal.interface.binding.subspan {{.*}} binding(2) {{.*}} : !flow.dispatch.tensor<writeonly:tensor<33x50xf32>>
// CHECK: %[[F:.*]] = linalg.fill
// CHECK: %[[M:.*]] = linalg.matmul {{.*}} outs(%[[F]] : tensor<33x50xf32>)
// CHECK-NOT: memref
// CHECK: %[[R:.*]] = linalg.generic
// CHECK: flow.dispatch.tensor.store %[[R]], %[[OUT]]
// FAST: func.func @products(){{.*}}pipeline = {{Vectorize|MatmulPromoteVectorize}}
// PRODUCTS: 33x50xf32=[103 103 103
func.func @products() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<33x17xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<17x50xf32>
  %out = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : memref<33x50xf32>
  %t = memref.alloc() : memref<33x50xf32>
  linalg.fill ins(%zero : f32) outs(%t : memref<33x50xf32>)
  linalg.matmul ins(%a, %b : memref<33x17xf32>, memref<17x50xf32>) outs(%t : memref<33x50xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%t : memref<33x50xf32>) outs(%out : memref<33x50xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.addf %x, %one : f32
    linalg.yield %y : f32
  }
  memref.dealloc %t : memref<33x50xf32>
  return
}

// A part of a binding is read, another one's is read and written.
// CHECK-LABEL: func.func @window
// CHECK: flow.dispatch.tensor.load {{.*}}, offsets = [2, 1], sizes = [4, 6], strides = [1, 1] : {{.*}} -> tensor<4x6xf32>
// CHECK: flow.dispatch.tensor.load {{.*}}, offsets = [1, 0], sizes = [4, 6], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<6x6xf32>> -> tensor<4x6xf32>
// CHECK: flow.dispatch.tensor.store {{.*}}, offsets = [1, 0], sizes = [4, 6], strides = [1, 1]
// WINDOW: 6x6xf32=[1 1 1 1 1 1][3 3 3 3 3 3][3 3 3 3 3 3][3 3 3 3 3 3][3 3 3 3 3 3][1 1 1 1 1 1]
func.func @window() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<8x8xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<6x6xf32>
  %x = memref.subview %a[2, 1] [4, 6] [1, 1] : memref<8x8xf32> to memref<4x6xf32, strided<[8, 1], offset: 17>>
  %y = memref.subview %b[1, 0] [4, 6] [1, 1] : memref<6x6xf32> to memref<4x6xf32, strided<[6, 1], offset: 6>>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<4x6xf32, strided<[8, 1], offset: 17>>) outs(%y : memref<4x6xf32, strided<[6, 1], offset: 6>>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  }
  return
}

// The views share elements with what is written, so there is no tensor to name.
// CHECK-LABEL: func.func @overlap
// CHECK: linalg.copy ins(%{{.*}} : memref<4x6xf32
func.func @overlap() {
  %c0 = arith.constant 0 : index
  %b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<8x6xf32>
  %x = memref.subview %b[4, 0] [4, 6] [1, 1] : memref<8x6xf32> to memref<4x6xf32, strided<[6, 1], offset: 24>>
  %y = memref.subview %b[0, 0] [4, 6] [1, 1] : memref<8x6xf32> to memref<4x6xf32, strided<[6, 1]>>
  linalg.copy ins(%x : memref<4x6xf32, strided<[6, 1], offset: 24>>) outs(%y : memref<4x6xf32, strided<[6, 1]>>)
  return
}

// CHECK-LABEL: func.func @dynamic
// CHECK: flow.dispatch.tensor.load %{{.*}}, offsets = [0, 0], sizes = [%[[N:.*]], 7], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x7xf32>>{%[[N]]} -> tensor<?x7xf32>
// CHECK: tensor.empty(%[[N]]) : tensor<?x7xf32>
func.func @dynamic() {
  %c0 = arith.constant 0 : index
  %p = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %n = arith.index_castui %p : i32 to index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<?x7xf32>{%n}
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<?x7xf32>{%n}
  linalg.exp ins(%a : memref<?x7xf32>) outs(%b : memref<?x7xf32>)
  return
}

// An access by itself keeps the buffers.
// CHECK-LABEL: func.func @loads
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : memref<7xf32>)
func.func @loads() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<7xf32>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<7xf32>
  %v = memref.load %a[%c0] : memref<7xf32>
  linalg.fill ins(%v : f32) outs(%b : memref<7xf32>)
  return
}
