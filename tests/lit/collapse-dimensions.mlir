// RUN: cgc opt %s --pass-pipeline='materialize-interface,collapse-dimensions,canonicalize,cse' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='materialize-interface,collapse-dimensions,canonicalize,cse,linalg-to-loops,distribute' -o %t

#in = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

// Everything is walked in one order: one loop.
// CHECK-LABEL: func.func @elementwise
// CHECK: !flow.dispatch.tensor<readonly:tensor<150xf32>>
// CHECK: !flow.dispatch.tensor<writeonly:tensor<150xf32>>
// CHECK: flow.dispatch.tensor.load {{.*}} offsets = [0], sizes = [150], strides = [1]
// CHECK: tensor.empty() : tensor<150xf32>
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%{{.*}} : tensor<150xf32>)
// CHECK: flow.dispatch.tensor.store {{.*}} sizes = [150]
func.func @elementwise() {
  %a = hal.interface.binding.subspan layout(#in) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10x15xf32>>
  %o = hal.interface.binding.subspan layout(#in) binding(2) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<10x15xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [10, 15], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<10x15xf32>> -> tensor<10x15xf32>
  %e = tensor.empty() : tensor<10x15xf32>
  %y = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<10x15xf32>) outs(%e : tensor<10x15xf32>) {
  ^bb0(%in: f32, %out: f32):
    %r = math.absf %in : f32
    linalg.yield %r : f32
  } -> tensor<10x15xf32>
  flow.dispatch.tensor.store %y, %o, offsets = [0, 0], sizes = [10, 15], strides = [1, 1] : tensor<10x15xf32> -> !flow.dispatch.tensor<writeonly:tensor<10x15xf32>>
  return
}

// A bias along the last dim keeps that apart; rows collapse with a dynamic count, and the unit dim goes. Constants keep their bytes.
// CHECK-LABEL: func.func @bias
// CHECK: %[[N:.*]] = arith.index_castui
// CHECK: %[[ROWS:.*]] = arith.muli %[[N]], %c10
// CHECK: !flow.dispatch.tensor<readonly:tensor<?x12xf32>>{%[[ROWS]]}
// CHECK: !flow.dispatch.tensor<readonly:tensor<12xf32>>
// CHECK: !flow.dispatch.tensor<writeonly:tensor<?x12xf32>>{%[[ROWS]]}
// CHECK: sizes = [%[[ROWS]], 12], strides = [1, 1]
// CHECK: tensor.empty(%[[ROWS]]) : tensor<?x12xf32>
// CHECK: linalg.generic {indexing_maps = [#[[ID:.*]], #[[LAST:.*]], #[[LAST]], #[[ID]]], iterator_types = ["parallel", "parallel"]}
func.func @bias() {
  %d = hal.interface.constant.load layout(#in) ordinal(0) : i32
  %n = arith.index_castui %d : i32 to index
  %a = hal.interface.binding.subspan layout(#in) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<?x10x1x12xf32>>{%n}
  %b = hal.interface.binding.subspan layout(#in) binding(1) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<12xf32>>
  %o = hal.interface.binding.subspan layout(#in) binding(2) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<?x10x1x12xf32>>{%n}
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0, 0, 0], sizes = [%n, 10, 1, 12], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<?x10x1x12xf32>>{%n} -> tensor<?x10x1x12xf32>
  %w = flow.dispatch.tensor.load %b, offsets = [0], sizes = [12], strides = [1] : !flow.dispatch.tensor<readonly:tensor<12xf32>> -> tensor<12xf32>
  %c = arith.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]]> : tensor<1x12xf32>
  %e = tensor.empty(%n) : tensor<?x10x1x12xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %w, %c : tensor<?x10x1x12xf32>, tensor<12xf32>, tensor<1x12xf32>) outs(%e : tensor<?x10x1x12xf32>) {
  ^bb0(%in: f32, %bias: f32, %k: f32, %out: f32):
    %s = arith.addf %in, %bias : f32
    %r = arith.mulf %s, %k : f32
    linalg.yield %r : f32
  } -> tensor<?x10x1x12xf32>
  flow.dispatch.tensor.store %y, %o, offsets = [0, 0, 0, 0], sizes = [%n, 10, 1, 12], strides = [1, 1, 1, 1] : tensor<?x10x1x12xf32> -> !flow.dispatch.tensor<writeonly:tensor<?x10x1x12xf32>>{%n}
  return
}

// Rows of a sum collapse as those of an elementwise op do: both loops are parallel there, too. linalg.index keeps its loop apart.
// CHECK-LABEL: func.func @rows
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : tensor<12x5xf32>) outs(%{{.*}} : tensor<12xf32>)
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} ins(%{{.*}} : tensor<12xf32>) outs(%{{.*}} : tensor<12x5xf32>)
// CHECK: linalg.index 1
func.func @rows() {
  %a = hal.interface.binding.subspan layout(#in) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x4x5xf32>>
  %o = hal.interface.binding.subspan layout(#in) binding(2) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<3x4x5xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0, 0], sizes = [3, 4, 5], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<3x4x5xf32>> -> tensor<3x4x5xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  %s = linalg.generic {indexing_maps = [#id3, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<3x4x5xf32>) outs(%f : tensor<3x4xf32>) {
  ^bb0(%in: f32, %acc: f32):
    %r = arith.addf %acc, %in : f32
    linalg.yield %r : f32
  } -> tensor<3x4xf32>
  %e2 = tensor.empty() : tensor<3x4x5xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<3x4xf32>) outs(%e2 : tensor<3x4x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 2 : index
    %j = arith.index_cast %i : index to i32
    %g = arith.sitofp %j : i32 to f32
    %r = arith.addf %g, %in : f32
    linalg.yield %r : f32
  } -> tensor<3x4x5xf32>
  flow.dispatch.tensor.store %y, %o, offsets = [0, 0, 0], sizes = [3, 4, 5], strides = [1, 1, 1] : tensor<3x4x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x4x5xf32>>
  return
}

// Part of a binding is loaded: its shape stays. A transposed one keeps its order: no neighbours in common.
// CHECK-LABEL: func.func @stays
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} ins(%{{.*}} : tensor<4x15xf32>, tensor<15x4xf32>)
func.func @stays() {
  %a = hal.interface.binding.subspan layout(#in) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10x15xf32>>
  %b = hal.interface.binding.subspan layout(#in) binding(1) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<15x4xf32>>
  %o = hal.interface.binding.subspan layout(#in) binding(2) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<4x15xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [2, 0], sizes = [4, 15], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<10x15xf32>> -> tensor<4x15xf32>
  %w = flow.dispatch.tensor.load %b, offsets = [0, 0], sizes = [15, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<15x4xf32>> -> tensor<15x4xf32>
  %e = tensor.empty() : tensor<4x15xf32>
  %y = linalg.generic {indexing_maps = [#id2, affine_map<(d0, d1) -> (d1, d0)>, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %w : tensor<4x15xf32>, tensor<15x4xf32>) outs(%e : tensor<4x15xf32>) {
  ^bb0(%in: f32, %t: f32, %out: f32):
    %r = arith.addf %in, %t : f32
    linalg.yield %r : f32
  } -> tensor<4x15xf32>
  flow.dispatch.tensor.store %y, %o, offsets = [0, 0], sizes = [4, 15], strides = [1, 1] : tensor<4x15xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x15xf32>>
  return
}

// What a body reads at indices of its own keeps its shape; what else is there does not mind.
// CHECK-LABEL: func.func @read_in_body
// CHECK: hal.interface.binding.subspan {{.*}}binding(0) {{.*}} : !flow.dispatch.tensor<readonly:tensor<150xf32>>
// CHECK: hal.interface.binding.subspan {{.*}}binding(1) {{.*}} : !flow.dispatch.tensor<readonly:tensor<2x4xf32>>
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]} ins(%{{.*}} : tensor<150xf32>)
// CHECK: tensor.extract %{{.*}}[%{{.*}}, %{{.*}}] : tensor<2x4xf32>
func.func @read_in_body() {
  %a = hal.interface.binding.subspan layout(#in) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10x15xf32>>
  %t = hal.interface.binding.subspan layout(#in) binding(1) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x4xf32>>
  %o = hal.interface.binding.subspan layout(#in) binding(2) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<10x15xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [10, 15], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<10x15xf32>> -> tensor<10x15xf32>
  %w = flow.dispatch.tensor.load %t, offsets = [0, 0], sizes = [2, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x4xf32>> -> tensor<2x4xf32>
  %e = tensor.empty() : tensor<10x15xf32>
  %y = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<10x15xf32>) outs(%e : tensor<10x15xf32>) {
  ^bb0(%in: f32, %out: f32):
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %v = tensor.extract %w[%c1, %c3] : tensor<2x4xf32>
    %r = arith.addf %in, %v : f32
    linalg.yield %r : f32
  } -> tensor<10x15xf32>
  flow.dispatch.tensor.store %y, %o, offsets = [0, 0], sizes = [10, 15], strides = [1, 1] : tensor<10x15xf32> -> !flow.dispatch.tensor<writeonly:tensor<10x15xf32>>
  return
}

// The rows are walked by two loops of one op: they cannot be part of a loop over everything.
// CHECK-LABEL: func.func @pairs
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "reduction", "reduction"]} ins(%[[X:.*]], %[[X]] : tensor<10x15xf32>, tensor<10x15xf32>)
func.func @pairs() {
  %a = hal.interface.binding.subspan layout(#in) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10x15xf32>>
  %o = hal.interface.binding.subspan layout(#in) binding(2) alignment(64) : !flow.dispatch.tensor<readwrite:tensor<f32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [10, 15], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<10x15xf32>> -> tensor<10x15xf32>
  %s = flow.dispatch.tensor.load %o, offsets = [], sizes = [], strides = [] : !flow.dispatch.tensor<readwrite:tensor<f32>> -> tensor<f32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> ()>], iterator_types = ["reduction", "reduction", "reduction"]} ins(%x, %x : tensor<10x15xf32>, tensor<10x15xf32>) outs(%s : tensor<f32>) {
  ^bb0(%in: f32, %t: f32, %out: f32):
    %r = arith.mulf %in, %t : f32
    %m = arith.maximumf %r, %out : f32
    linalg.yield %m : f32
  } -> tensor<f32>
  flow.dispatch.tensor.store %y, %o, offsets = [], sizes = [], strides = [] : tensor<f32> -> !flow.dispatch.tensor<readwrite:tensor<f32>>
  return
}

// "window" is an old word for a loop that reduces.
// CHECK-LABEL: func.func @window
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%{{.*}} : tensor<150xf32>)
func.func @window() {
  %a = hal.interface.binding.subspan layout(#in) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10x15xf32>>
  %o = hal.interface.binding.subspan layout(#in) binding(2) alignment(64) : !flow.dispatch.tensor<readwrite:tensor<f32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [10, 15], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<10x15xf32>> -> tensor<10x15xf32>
  %s = flow.dispatch.tensor.load %o, offsets = [], sizes = [], strides = [] : !flow.dispatch.tensor<readwrite:tensor<f32>> -> tensor<f32>
  %y = "linalg.generic"(%x, %s) <{indexing_maps = [#id2, affine_map<(d0, d1) -> ()>], iterator_types = [#linalg.iterator_type<window>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%in: f32, %out: f32):
    %m = arith.maximumf %in, %out : f32
    linalg.yield %m : f32
  }) : (tensor<10x15xf32>, tensor<f32>) -> tensor<f32>
  flow.dispatch.tensor.store %y, %o, offsets = [], sizes = [], strides = [] : tensor<f32> -> !flow.dispatch.tensor<readwrite:tensor<f32>>
  return
}
