// RUN: cgc opt %s --split-input-file --pass-pipeline='linalg-to-loops' | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='linalg-to-loops' --validate > /dev/null
// RUN: not cgc opt %S/Inputs/hazard.mlir --pass-pipeline='linalg-to-loops' 2>&1 | FileCheck %s --check-prefix=HAZARD

// A matmul with its bias: one nest over the parallel dims, the accumulator carried, the bias added after the loop, one store.
// CHECK-LABEL: func.func @matmul_bias
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<3x7xf32>
// CHECK-NOT: tensor
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) =
// CHECK:   %[[SUM:.*]] = scf.for %[[K:.*]] = {{.*}} iter_args(%[[ACC:.*]] =
// CHECK:     memref.load %{{.*}}[%[[I]], %[[K]]]
// CHECK:     memref.load %{{.*}}[%[[K]], %[[J]]]
// CHECK:     arith.mulf
// CHECK:     arith.addf
// CHECK:     scf.yield
// CHECK:   memref.load %{{.*}}[%[[J]]]
// CHECK:   arith.addf
// CHECK:   memref.store {{.*}}[%[[I]], %[[J]]] : memref<3x5xf32>
// CHECK: return
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @matmul_bias() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x7xf32>>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<7x5xf32>>
  %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<5xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(3) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<3x5xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [3, 7], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<3x7xf32>> -> tensor<3x7xf32>
  %y = flow.dispatch.tensor.load %b, offsets = [0, 0], sizes = [7, 5], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<7x5xf32>> -> tensor<7x5xf32>
  %z = flow.dispatch.tensor.load %c, offsets = [0], sizes = [5], strides = [1] : !flow.dispatch.tensor<readonly:tensor<5xf32>> -> tensor<5xf32>
  %e = tensor.empty() : tensor<3x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x5xf32>) -> tensor<3x5xf32>
  %m = linalg.matmul ins(%x, %y : tensor<3x7xf32>, tensor<7x5xf32>) outs(%f : tensor<3x5xf32>) -> tensor<3x5xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%m, %z : tensor<3x5xf32>, tensor<5xf32>) outs(%e : tensor<3x5xf32>) {
  ^bb0(%in: f32, %bias: f32, %out: f32):
    %s = arith.addf %in, %bias : f32
    linalg.yield %s : f32
  } -> tensor<3x5xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : tensor<3x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x5xf32>>
  return
}

// -----

// Data movement is index arithmetic: pad, slice, concat and reshapes leave no buffer behind. A pad reads under its bounds.
// CHECK-LABEL: func.func @movement
// CHECK: scf.parallel
// CHECK: scf.if
// CHECK: memref.load
// CHECK: else
// CHECK: scf.yield %cst
// CHECK: memref.store
// CHECK-NOT: memref.alloc
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @movement() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x4xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<2x3x3xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [3, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<3x4xf32>> -> tensor<3x4xf32>
  %p = tensor.pad %x low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<3x4xf32> to tensor<4x6xf32>
  %s = tensor.extract_slice %p[0, 0] [3, 3] [1, 2] : tensor<4x6xf32> to tensor<3x3xf32>
  %t = tensor.extract_slice %x[0, 0] [3, 3] [1, 1] : tensor<3x4xf32> to tensor<3x3xf32>
  %k = tensor.concat dim(0) %s, %t : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<6x3xf32>
  %r = tensor.expand_shape %k [[0, 1], [2]] output_shape [2, 3, 3] : tensor<6x3xf32> into tensor<2x3x3xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0, 0], sizes = [2, 3, 3], strides = [1, 1, 1] : tensor<2x3x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x3x3xf32>>
  return
}

// -----

// What a pad yields may depend on the place: that of the result, not of what is padded.
// CHECK-LABEL: func.func @pad_by_place
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) =
// CHECK: else
// CHECK: arith.addi %[[I]], %[[J]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @pad_by_place() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x4xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<6x7xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [3, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<3x4xi32>> -> tensor<3x4xi32>
  %p = tensor.pad %x low[2, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    %v = arith.index_cast %s : index to i32
    tensor.yield %v : i32
  } : tensor<3x4xi32> to tensor<6x7xi32>
  flow.dispatch.tensor.store %p, %o, offsets = [0, 0], sizes = [6, 7], strides = [1, 1] : tensor<6x7xi32> -> !flow.dispatch.tensor<writeonly:tensor<6x7xi32>>
  return
}

// -----

// Both results of a two-operand reduction come from one loop; rank 0 is a nest of one trip.
// CHECK-LABEL: func.func @argmax
// CHECK: scf.parallel
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK: memref.store {{.*}}[] : memref<f32>
// CHECK: memref.store {{.*}}[] : memref<i32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @argmax() {
  %c0 = arith.constant 0 : index
  %lowest = arith.constant 0xFF800000 : f32
  %none = arith.constant 0 : i32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<7xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<f32>>
  %q = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<i32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0], sizes = [7], strides = [1] : !flow.dispatch.tensor<readonly:tensor<7xf32>> -> tensor<7xf32>
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%lowest : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %g = tensor.empty() : tensor<i32>
  %h = linalg.fill ins(%none : i32) outs(%g : tensor<i32>) -> tensor<i32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<7xf32>) outs(%f, %h : tensor<f32>, tensor<i32>) {
  ^bb0(%in: f32, %best: f32, %at: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %w = arith.cmpf ogt, %in, %best : f32
    %v = arith.select %w, %in, %best : f32
    %p = arith.select %w, %n, %at : i32
    linalg.yield %v, %p : f32, i32
  } -> (tensor<f32>, tensor<i32>)
  flow.dispatch.tensor.store %r#0, %o, offsets = [], sizes = [], strides = [] : tensor<f32> -> !flow.dispatch.tensor<writeonly:tensor<f32>>
  flow.dispatch.tensor.store %r#1, %q, offsets = [], sizes = [], strides = [] : tensor<i32> -> !flow.dispatch.tensor<writeonly:tensor<i32>>
  return
}

// -----

// linalg.map has no argument for what it writes to.
// CHECK-LABEL: func.func @map
// CHECK: scf.parallel (%[[I:.*]]) =
// CHECK:   %[[X:.*]] = memref.load %{{.*}}[%[[I]]]
// CHECK:   %[[Y:.*]] = math.absf %[[X]]
// CHECK:   memref.store %[[Y]], %{{.*}}[%[[I]]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @map() {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<7xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<7xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0], sizes = [7], strides = [1] : !flow.dispatch.tensor<readonly:tensor<7xf32>> -> tensor<7xf32>
  %e = tensor.empty() : tensor<7xf32>
  %y = linalg.map { math.absf } ins(%x : tensor<7xf32>) outs(%e : tensor<7xf32>)
  flow.dispatch.tensor.store %y, %o, offsets = [0], sizes = [7], strides = [1] : tensor<7xf32> -> !flow.dispatch.tensor<writeonly:tensor<7xf32>>
  return
}

// -----

// A load that two operands, or two ops, need at the same place is one.
// CHECK-LABEL: func.func @once
// CHECK: scf.parallel (%[[I:.*]]) =
// CHECK:   %[[X:.*]] = memref.load %{{.*}}[%[[I]]]
// CHECK-NOT: memref.load
// CHECK:   %[[D:.*]] = arith.addf %[[X]], %[[X]]
// CHECK:   %[[M:.*]] = arith.mulf %[[D]], %[[X]]
// CHECK:   memref.store %[[M]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @once() {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<7xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<7xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0], sizes = [7], strides = [1] : !flow.dispatch.tensor<readonly:tensor<7xf32>> -> tensor<7xf32>
  %e = tensor.empty() : tensor<7xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x, %x : tensor<7xf32>, tensor<7xf32>) outs(%e : tensor<7xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %s = arith.addf %l, %r : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%d, %x : tensor<7xf32>, tensor<7xf32>) outs(%e : tensor<7xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %s = arith.mulf %l, %r : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  flow.dispatch.tensor.store %m, %o, offsets = [0], sizes = [7], strides = [1] : tensor<7xf32> -> !flow.dispatch.tensor<writeonly:tensor<7xf32>>
  return
}

// -----

// A softmax goes row by row: the maximum, then the sum, then a loop that stores; no reduction is inside another, or done again for an element.
// CHECK-LABEL: func.func @rows
// CHECK: scf.parallel (%[[I:.*]]) =
// CHECK:   %[[MAX:.*]] = scf.for
// CHECK-NOT: scf.for
// CHECK:     arith.maximumf
// CHECK:   }
// CHECK:   %[[SUM:.*]] = scf.for
// CHECK-NOT: scf.for
// CHECK:     arith.subf %{{.*}}, %[[MAX]]
// CHECK:     arith.addf
// CHECK:   }
// CHECK:   scf.for %[[J:.*]] =
// CHECK-NOT: scf.for
// CHECK:     arith.subf %{{.*}}, %[[MAX]]
// CHECK:     arith.divf %{{.*}}, %[[SUM]]
// CHECK:     memref.store %{{.*}}, %{{.*}}[%[[I]], %[[J]]]
// CHECK-NOT: scf.for
// CHECK: return
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @rows() {
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x5xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<3x5xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<3x5xf32>> -> tensor<3x5xf32>
  %e = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%lowest : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<3x5xf32>) outs(%f : tensor<3xf32>) dimensions = [1]
  %g = tensor.empty() : tensor<3x5xf32>
  %exp = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<3x5xf32>, tensor<3xf32>) outs(%g : tensor<3x5xf32>) {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %d = arith.subf %in, %m : f32
    %p = math.exp %d : f32
    linalg.yield %p : f32
  } -> tensor<3x5xf32>
  %h = linalg.fill ins(%zero : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<3x5xf32>) outs(%h : tensor<3xf32>) dimensions = [1]
  %r = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<3x5xf32>, tensor<3xf32>) outs(%g : tensor<3x5xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %q = arith.divf %in, %s : f32
    linalg.yield %q : f32
  } -> tensor<3x5xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : tensor<3x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x5xf32>>
  return
}

// -----

// Sixteen dims of which fourteen are one.
// CHECK-LABEL: func.func @most
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) =
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[I]], %[[J]]] : memref<2x3xi32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @most() {
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %k = arith.constant dense<[[[[[[[[[[[[[[[[1, 2, 3], [4, 5, 6]]]]]]]]]]]]]]]]> : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32>
  %r = tensor.collapse_shape %k [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], [15]] : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x2x3xi32> into tensor<2x3xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// HAZARD: hazard.mlir:{{[0-9]+}}:{{[0-9]+}}: error: 'flow.dispatch.tensor.load' op reads elements of a buffer that this dispatch writes elsewhere

// -----

// Sixteen outputs, each with a value of its own.
// CHECK-LABEL: func.func @outputs
// CHECK: scf.parallel
// CHECK-COUNT-16: memref.store %{{.*}} : memref<4xi32, 3>
// CHECK-NOT: memref.store
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
#one = affine_map<(d0) -> (d0)>
func.func @outputs() {
  %zero = arith.constant 0 : i32
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) : memref<4xi32>
  %m = memref.alloc() : memref<4xi32, 3>
  linalg.generic {indexing_maps = [#one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one, #one], iterator_types = ["parallel"]}
      outs(%m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m, %m :
        memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>,
        memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>, memref<4xi32, 3>) {
  ^bb0(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32,
       %x8: i32, %x9: i32, %x10: i32, %x11: i32, %x12: i32, %x13: i32, %x14: i32, %x15: i32):
    linalg.yield %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero, %zero :
      i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
  }
  return
}

// -----

// One element is another one.
// CHECK-LABEL: func.func @insert
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) =
// CHECK: %[[X:.*]] = memref.load
// CHECK: %[[R:.*]] = arith.cmpi eq, %[[I]],
// CHECK: %[[C:.*]] = arith.cmpi eq, %[[J]],
// CHECK: %[[HERE:.*]] = arith.andi %[[R]], %[[C]]
// CHECK: %[[V:.*]] = arith.select %[[HERE]], %{{.*}}, %[[X]]
// CHECK: memref.store %[[V]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @insert() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i32
  %i = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %i, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %r = tensor.insert %seven into %x[%c1, %c2] : tensor<2x3xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// A fill in front of tiles comes to each; a second loop turns once.
// CHECK-LABEL: func.func @tiles_once
// CHECK-NOT: memref.store
// CHECK: scf.forall (%{{.*}}, %{{.*}}) = (0, 0) to (8, 4) step (4, 4) {
// CHECK: memref.store %cst
// CHECK: math.exp
// CHECK: mapping = [#gpu.block<y>, #gpu.block<x>]
func.func @tiles_once() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
  %cst = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<8xf32>
  linalg.fill ins(%cst : f32) outs(%0 : memref<8xf32>)
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c4) step (%c4, %c4) {
    %a = memref.subview %0[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.exp ins(%a : memref<4xf32, strided<[1], offset: ?>>) outs(%a : memref<4xf32, strided<[1], offset: ?>>)
    scf.reduce
  }
  return
}
