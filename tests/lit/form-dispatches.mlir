// RUN: cgc opt %s --pass-pipeline='form-dispatches{max-bindings=4}' | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#col = affine_map<(d0, d1) -> (d1)>
#vec = affine_map<(d0) -> (d0)>

// A reduction takes its cheap producer and an elementwise reader of the same elements; one dispatch.
// CHECK-LABEL: flow.executable private @joined_dispatch_0
// CHECK: func.func @joined_dispatch_0(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<4x8xf32>>, %{{.*}}: !flow.dispatch.tensor<readonly:tensor<4xf32>>, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<4xf32>>)
// CHECK: math.absf
// CHECK: linalg.fill
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK: flow.dispatch.tensor.store
// CHECK-NOT: flow.executable private @joined_dispatch_1
// CHECK: func.func @joined
// CHECK: %[[R:.*]] = flow.dispatch @joined_dispatch_0::@joined_dispatch_0(%arg0, %arg1) : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK: return %[[R]]
func.func @joined(%x: tensor<4x8xf32>, %s: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %abs = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.absf %a : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%abs : tensor<4x8xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#vec, #vec, #vec], iterator_types = ["parallel"]} ins(%sum, %s : tensor<4xf32>, tensor<4xf32>) outs(%e1 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// A reader that broadcasts the result of a reduction whose order counts would compute it again per element: it is a dispatch of its own.
// CHECK-LABEL: flow.executable private @split_dispatch_0
// CHECK: flow.dispatch.tensor.store %{{.*}} : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>
// CHECK-LABEL: flow.executable private @split_dispatch_1
// CHECK: func.func @split_dispatch_1(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<?x8xf32>>, %{{.*}}: !flow.dispatch.tensor<readonly:tensor<?xf32>>, %[[N:.*]]: index, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<?x8xf32>>)
// CHECK: flow.dispatch.tensor.load %{{.*}}, offsets = [0, 0], sizes = [%[[N]], 8], strides = [1, 1]
// CHECK: func.func @split(
// CHECK: %[[D:.*]] = tensor.dim %arg0
// CHECK: %[[S:.*]] = flow.dispatch @split_dispatch_0::@split_dispatch_0(%arg0, %[[D]]) : (tensor<?x8xf32>{%[[D]]}, index) -> tensor<?xf32>{%[[D]]}
// CHECK: flow.dispatch @split_dispatch_1::@split_dispatch_1(%arg0, %[[S]], %[[D]]) : (tensor<?x8xf32>{%[[D]]}, tensor<?xf32>{%[[D]]}, index) -> tensor<?x8xf32>{%[[D]]}
func.func @split(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e1 = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x8xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.subf %o, %a : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<?x8xf32>, tensor<?xf32>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.divf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// Five buffers do not fit four: the two sums are two dispatches. A reshape of what stands in memory stays on the host, constants are operands.
// CHECK-LABEL: flow.executable private @limit_dispatch_0
// CHECK-LABEL: flow.executable private @limit_dispatch_1
// CHECK: func.func @limit(
// CHECK: %[[K:.*]] = arith.constant dense<
// CHECK: %[[A:.*]] = flow.dispatch @limit_dispatch_0::@limit_dispatch_0(
// CHECK-SAME: %arg0, %arg1, %arg2)
// CHECK: %[[B:.*]] = flow.dispatch @limit_dispatch_1::@limit_dispatch_1(%[[A]], %[[K]])
// CHECK: %[[V:.*]] = tensor.expand_shape %[[B]]
// CHECK: return %[[V]], %arg0
func.func @limit(%x: tensor<20xf32>, %y: tensor<20xf32>, %z: tensor<20xf32>) -> (tensor<4x5xf32>, tensor<20xf32>) {
  %k = arith.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<20xf32>
  %e = tensor.empty() : tensor<20xf32>
  %0 = linalg.generic {indexing_maps = [#vec, #vec, #vec, #vec], iterator_types = ["parallel"]} ins(%x, %y, %z : tensor<20xf32>, tensor<20xf32>, tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %3 = arith.addf %a, %b : f32
    %4 = arith.addf %3, %c : f32
    linalg.yield %4 : f32
  } -> tensor<20xf32>
  %1 = linalg.generic {indexing_maps = [#vec, #vec, #vec], iterator_types = ["parallel"]} ins(%0, %k : tensor<20xf32>, tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %3 = arith.addf %a, %b : f32
    linalg.yield %3 : f32
  } -> tensor<20xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  return %2, %x : tensor<4x5xf32>, tensor<20xf32>
}

// Five tensors in a row: four buffers hold three of them and a result, so there are two dispatches.
// CHECK-LABEL: flow.executable private @row_dispatch_0
// CHECK: tensor.concat dim(0) %{{.*}}, %{{.*}}, %{{.*}} : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<6xf32>
// CHECK-LABEL: flow.executable private @row_dispatch_1
// CHECK: tensor.concat dim(0) %{{.*}}, %{{.*}}, %{{.*}} : (tensor<6xf32>, tensor<4xf32>, tensor<5xf32>) -> tensor<15xf32>
func.func @row(%a: tensor<1xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>, %d: tensor<4xf32>, %e: tensor<5xf32>) -> tensor<15xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c, %d, %e : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>) -> tensor<15xf32>
  return %0 : tensor<15xf32>
}

// What is cheap is computed again by each of its readers;
// CHECK-LABEL: flow.executable private @twice_dispatch_0
// CHECK: math.absf
// CHECK: iterator_types = ["parallel", "reduction"]
// CHECK-LABEL: flow.executable private @twice_dispatch_1
// CHECK: math.absf
// CHECK: iterator_types = ["reduction", "parallel"]
// CHECK-NOT: flow.executable private @twice_dispatch_2
// CHECK: func.func @twice(
// CHECK: flow.dispatch @twice_dispatch_0::@twice_dispatch_0(%arg0)
// CHECK: flow.dispatch @twice_dispatch_1::@twice_dispatch_1(%arg0)
func.func @twice(%x: tensor<64x48xf32>) -> (tensor<64xf32>, tensor<48xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x48xf32>
  %abs = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x48xf32>) outs(%e : tensor<64x48xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.absf %a : f32
    linalg.yield %0 : f32
  } -> tensor<64x48xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64xf32>) -> tensor<64xf32>
  %rows = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%abs : tensor<64x48xf32>) outs(%f1 : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  %e2 = tensor.empty() : tensor<48xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<48xf32>) -> tensor<48xf32>
  %columns = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["reduction", "parallel"]} ins(%abs : tensor<64x48xf32>) outs(%f2 : tensor<48xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<48xf32>
  return %rows, %columns : tensor<64xf32>, tensor<48xf32>
}

// what costs more than to write and read it stands in memory.
// CHECK-LABEL: flow.executable private @twice_expensive_dispatch_0
// CHECK: math.exp
// CHECK: func.func @twice_expensive(
// CHECK: %[[E:.*]] = flow.dispatch @twice_expensive_dispatch_0::@twice_expensive_dispatch_0(%arg0)
// CHECK: flow.dispatch @twice_expensive_dispatch_1::@twice_expensive_dispatch_1(%[[E]])
// CHECK: flow.dispatch @twice_expensive_dispatch_2::@twice_expensive_dispatch_2(%[[E]])
func.func @twice_expensive(%x: tensor<64x48xf32>) -> (tensor<64xf32>, tensor<48xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x48xf32>
  %abs = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x48xf32>) outs(%e : tensor<64x48xf32>) {
  ^bb0(%a: f32, %o: f32):
    %u0 = math.exp %a : f32
    %u1 = math.exp %u0 : f32
    %u2 = math.exp %u1 : f32
    %u3 = math.exp %u2 : f32
    %0 = math.exp %u3 : f32
    linalg.yield %0 : f32
  } -> tensor<64x48xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64xf32>) -> tensor<64xf32>
  %rows = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%abs : tensor<64x48xf32>) outs(%f1 : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  %e2 = tensor.empty() : tensor<48xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<48xf32>) -> tensor<48xf32>
  %columns = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["reduction", "parallel"]} ins(%abs : tensor<64x48xf32>) outs(%f2 : tensor<48xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<48xf32>
  return %rows, %columns : tensor<64xf32>, tensor<48xf32>
}

// A product that computes one of two sums already reads three buffers; the other sum would be the fifth of four.
// CHECK-LABEL: flow.executable private @pairs_dispatch_0
// CHECK: arith.subf
// CHECK-LABEL: flow.executable private @pairs_dispatch_1
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK: func.func @pairs(
// CHECK: %[[D:.*]] = flow.dispatch @pairs_dispatch_0::@pairs_dispatch_0(%arg2, %arg3)
// CHECK: %[[P:.*]] = flow.dispatch @pairs_dispatch_1::@pairs_dispatch_1(%arg0, %arg1, %[[D]])
// CHECK: return %[[P]]
func.func @pairs(%x: tensor<20xf32>, %y: tensor<20xf32>, %z: tensor<20xf32>, %w: tensor<20xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<20xf32>
  %p = linalg.generic {indexing_maps = [#vec, #vec, #vec], iterator_types = ["parallel"]} ins(%x, %y : tensor<20xf32>, tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<20xf32>
  %q = linalg.generic {indexing_maps = [#vec, #vec, #vec], iterator_types = ["parallel"]} ins(%z, %w : tensor<20xf32>, tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<20xf32>
  %r = linalg.generic {indexing_maps = [#vec, #vec, #vec], iterator_types = ["parallel"]} ins(%p, %q : tensor<20xf32>, tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<20xf32>
  return %r : tensor<20xf32>
}

// A barrier stays on the host, between what it keeps apart;
// CHECK-LABEL: flow.executable private @barrier_dispatch_0
// CHECK-NOT: optimization_barrier
// CHECK: math.absf
// CHECK-LABEL: flow.executable private @barrier_dispatch_1
// CHECK-NOT: optimization_barrier
// CHECK: arith.negf
// CHECK: func.func @barrier(
// CHECK: %[[A:.*]] = flow.dispatch @barrier_dispatch_0::@barrier_dispatch_0(%arg0)
// CHECK: %[[B:.*]] = util.optimization_barrier %[[A]]
// CHECK: %[[C:.*]] = flow.dispatch @barrier_dispatch_1::@barrier_dispatch_1(%[[B]])
// CHECK: return %[[C]]
func.func @barrier(%x: tensor<20xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<20xf32>
  %0 = linalg.generic {indexing_maps = [#vec, #vec], iterator_types = ["parallel"]} ins(%x : tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%a: f32, %o: f32):
    %3 = math.absf %a : f32
    linalg.yield %3 : f32
  } -> tensor<20xf32>
  %1 = util.optimization_barrier %0 : tensor<20xf32>
  %2 = linalg.generic {indexing_maps = [#vec, #vec], iterator_types = ["parallel"]} ins(%1 : tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%a: f32, %o: f32):
    %3 = arith.negf %a : f32
    linalg.yield %3 : f32
  } -> tensor<20xf32>
  return %2 : tensor<20xf32>
}

// so do constants that nothing may fold, and globals: kernels take them as buffers.
// CHECK-LABEL: flow.executable private @host_values_dispatch_0
// CHECK-NOT: flow.executable private
// CHECK: func.func @host_values(
// CHECK: %[[K:.*]] = util.unfoldable_constant
// CHECK: %[[G:.*]] = util.global.load @g
// CHECK: %[[R:.*]] = flow.dispatch @host_values_dispatch_0::@host_values_dispatch_0(%arg0, %[[K]], %[[G]])
// CHECK: return %[[R]], %[[K]]
util.global private @g = dense<1.0> : tensor<20xf32>
func.func @host_values(%x: tensor<20xf32>) -> (tensor<20xf32>, tensor<20xf32>) {
  %e = tensor.empty() : tensor<20xf32>
  %k = util.unfoldable_constant dense<2.0> : tensor<20xf32>
  %g = util.global.load @g : tensor<20xf32>
  %0 = linalg.generic {indexing_maps = [#vec, #vec, #vec, #vec], iterator_types = ["parallel"]} ins(%x, %k, %g : tensor<20xf32>, tensor<20xf32>, tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %3 = arith.addf %a, %b : f32
    %4 = arith.addf %3, %c : f32
    linalg.yield %4 : f32
  } -> tensor<20xf32>
  return %0, %k : tensor<20xf32>, tensor<20xf32>
}

// Such constants are behind what else a kernel reads.
// CHECK: func.func @constants_last(
// CHECK: %[[K:.*]] = util.unfoldable_constant
// CHECK: %[[B:.*]] = util.optimization_barrier
// CHECK: flow.dispatch @constants_last_dispatch_0::@constants_last_dispatch_0(%[[B]], %[[K]])
func.func @constants_last(%x: tensor<20xf32>) -> tensor<20xf32> {
  %e = tensor.empty() : tensor<20xf32>
  %k = util.unfoldable_constant dense<2.0> : tensor<20xf32>
  %b = util.optimization_barrier %x : tensor<20xf32>
  %0 = linalg.generic {indexing_maps = [#vec, #vec, #vec], iterator_types = ["parallel"]} ins(%k, %b : tensor<20xf32>, tensor<20xf32>) outs(%e : tensor<20xf32>) {
  ^bb0(%c: f32, %d: f32, %o: f32):
    %3 = arith.addf %c, %d : f32
    linalg.yield %3 : f32
  } -> tensor<20xf32>
  return %0 : tensor<20xf32>
}

// Five quotients, remainders or functions cost more than two readers may each pay; other operations do not. (The readers' shapes differ: else one
// kernel computes both. What is dear is a result beside that of the reader of its own shape.)
// CHECK-LABEL: func.func @cheap_absf(
// CHECK-COUNT-2: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @cheap_absf(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<5x4xf32>) {
  %e = tensor.empty() : tensor<4x5xf32>
  %f = tensor.empty() : tensor<5x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = math.absf %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%f : tensor<5x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.subf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<5x4xf32>
  return %1, %2 : tensor<4x5xf32>, tensor<5x4xf32>
}
// CHECK-LABEL: func.func @cheap_fma(
// CHECK-COUNT-2: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @cheap_fma(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<5x4xf32>) {
  %e = tensor.empty() : tensor<4x5xf32>
  %f = tensor.empty() : tensor<5x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = math.fma %a, %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%f : tensor<5x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.subf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<5x4xf32>
  return %1, %2 : tensor<4x5xf32>, tensor<5x4xf32>
}
// CHECK-LABEL: func.func @cheap_absi(
// CHECK-COUNT-2: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @cheap_absi(%x: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<5x4xi32>) {
  %e = tensor.empty() : tensor<4x5xi32>
  %f = tensor.empty() : tensor<5x4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = math.absi %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.addi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%f : tensor<5x4xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.subi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<5x4xi32>
  return %1, %2 : tensor<4x5xi32>, tensor<5x4xi32>
}
// CHECK-LABEL: func.func @dear_divf(
// CHECK: %{{.*}}:2 = flow.dispatch @
// CHECK-COUNT-1: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @dear_divf(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<5x4xf32>) {
  %e = tensor.empty() : tensor<4x5xf32>
  %f = tensor.empty() : tensor<5x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %u0 = arith.divf %a, %a : f32
    %u1 = arith.divf %u0, %a : f32
    %u2 = arith.divf %u1, %a : f32
    %u3 = arith.divf %u2, %a : f32
    %v = arith.divf %u3, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%f : tensor<5x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.subf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<5x4xf32>
  return %1, %2 : tensor<4x5xf32>, tensor<5x4xf32>
}
// CHECK-LABEL: func.func @dear_remf(
// CHECK-COUNT-3: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @dear_remf(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<5x4xf32>) {
  %e = tensor.empty() : tensor<4x5xf32>
  %f = tensor.empty() : tensor<5x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %u0 = arith.remf %a, %a : f32
    %u1 = arith.remf %u0, %a : f32
    %u2 = arith.remf %u1, %a : f32
    %u3 = arith.remf %u2, %a : f32
    %v = arith.remf %u3, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%f : tensor<5x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.subf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<5x4xf32>
  return %1, %2 : tensor<4x5xf32>, tensor<5x4xf32>
}
// CHECK-LABEL: func.func @dear_exp(
// CHECK: %{{.*}}:2 = flow.dispatch @
// CHECK-COUNT-1: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @dear_exp(%x: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<5x4xf32>) {
  %e = tensor.empty() : tensor<4x5xf32>
  %f = tensor.empty() : tensor<5x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %u0 = math.exp %a : f32
    %u1 = math.exp %u0 : f32
    %u2 = math.exp %u1 : f32
    %u3 = math.exp %u2 : f32
    %v = math.exp %u3 : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xf32>) outs(%f : tensor<5x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.subf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<5x4xf32>
  return %1, %2 : tensor<4x5xf32>, tensor<5x4xf32>
}
// CHECK-LABEL: func.func @dear_divsi(
// CHECK: %{{.*}}:2 = flow.dispatch @
// CHECK-COUNT-1: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @dear_divsi(%x: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<5x4xi32>) {
  %e = tensor.empty() : tensor<4x5xi32>
  %f = tensor.empty() : tensor<5x4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %u0 = arith.divsi %a, %a : i32
    %u1 = arith.divsi %u0, %a : i32
    %u2 = arith.divsi %u1, %a : i32
    %u3 = arith.divsi %u2, %a : i32
    %v = arith.divsi %u3, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.addi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%f : tensor<5x4xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.subi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<5x4xi32>
  return %1, %2 : tensor<4x5xi32>, tensor<5x4xi32>
}
// CHECK-LABEL: func.func @dear_divui(
// CHECK: %{{.*}}:2 = flow.dispatch @
// CHECK-COUNT-1: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @dear_divui(%x: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<5x4xi32>) {
  %e = tensor.empty() : tensor<4x5xi32>
  %f = tensor.empty() : tensor<5x4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %u0 = arith.divui %a, %a : i32
    %u1 = arith.divui %u0, %a : i32
    %u2 = arith.divui %u1, %a : i32
    %u3 = arith.divui %u2, %a : i32
    %v = arith.divui %u3, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.addi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%f : tensor<5x4xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.subi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<5x4xi32>
  return %1, %2 : tensor<4x5xi32>, tensor<5x4xi32>
}
// CHECK-LABEL: func.func @dear_remsi(
// CHECK: %{{.*}}:2 = flow.dispatch @
// CHECK-COUNT-1: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @dear_remsi(%x: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<5x4xi32>) {
  %e = tensor.empty() : tensor<4x5xi32>
  %f = tensor.empty() : tensor<5x4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %u0 = arith.remsi %a, %a : i32
    %u1 = arith.remsi %u0, %a : i32
    %u2 = arith.remsi %u1, %a : i32
    %u3 = arith.remsi %u2, %a : i32
    %v = arith.remsi %u3, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.addi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%f : tensor<5x4xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.subi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<5x4xi32>
  return %1, %2 : tensor<4x5xi32>, tensor<5x4xi32>
}
// CHECK-LABEL: func.func @dear_remui(
// CHECK: %{{.*}}:2 = flow.dispatch @
// CHECK-COUNT-1: flow.dispatch @
// CHECK-NOT: flow.dispatch @
// CHECK: return
func.func @dear_remui(%x: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<5x4xi32>) {
  %e = tensor.empty() : tensor<4x5xi32>
  %f = tensor.empty() : tensor<5x4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %u0 = arith.remui %a, %a : i32
    %u1 = arith.remui %u0, %a : i32
    %u2 = arith.remui %u1, %a : i32
    %u3 = arith.remui %u2, %a : i32
    %v = arith.remui %u3, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%e : tensor<4x5xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.addi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<4x5xi32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x5xi32>) outs(%f : tensor<5x4xi32>) {
  ^bb0(%a: i32, %o: i32):
    %v = arith.subi %a, %a : i32
    linalg.yield %v : i32
  } -> tensor<5x4xi32>
  return %1, %2 : tensor<4x5xi32>, tensor<5x4xi32>
}

// Of an op's results, those that somebody reads are stored.
// CHECK-LABEL: func.func @second_only_dispatch_0(
// CHECK-SAME: %{{[a-z0-9]*}}: !flow.dispatch.tensor<readonly:tensor<4x8xf32>>, %[[OUT:[a-z0-9]*]]: !flow.dispatch.tensor<writeonly:tensor<4xf32>>) {
// CHECK: %[[R:.*]]:2 = linalg.generic
// CHECK: flow.dispatch.tensor.store %[[R]]#1, %[[OUT]],
// CHECK-NOT: flow.dispatch.tensor.store
// CHECK: func.func @second_only(
// CHECK: %[[D:.*]] = flow.dispatch @second_only_dispatch_0::@second_only_dispatch_0(%arg0) : (tensor<4x8xf32>) -> tensor<4xf32>
// CHECK: return %[[D]]
func.func @second_only(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r:2 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%f, %f : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %s: f32, %m: f32):
    %0 = arith.addf %s, %a : f32
    %1 = arith.maximumf %m, %a : f32
    linalg.yield %0, %1 : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %r#1 : tensor<4xf32>
}

// A row chain grows as long as its buffers fit: the fourth tensor beside the result is left to a dispatch of its own.
// CHECK-LABEL: func.func @long_chain_dispatch_0(
// CHECK: iterator_types = ["parallel", "reduction"]
// CHECK: arith.subf
// CHECK: arith.mulf
// CHECK: arith.divf
// CHECK-LABEL: func.func @long_chain_dispatch_1(
// CHECK: arith.maximumf
// CHECK: func.func @long_chain(
// CHECK: %[[R:.*]] = flow.dispatch @long_chain_dispatch_0::@long_chain_dispatch_0(%arg0, %arg1, %arg2)
// CHECK: %[[T:.*]] = flow.dispatch @long_chain_dispatch_1::@long_chain_dispatch_1(%arg3, %[[R]])
// CHECK: return %[[T]]
func.func @long_chain(%x: tensor<3x20xf32>, %b: tensor<3x20xf32>, %c: tensor<3x20xf32>, %d: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x20xf32>
  %e1 = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<3xf32>) -> tensor<3xf32>
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x20xf32>) outs(%f : tensor<3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %v = arith.addf %o, %a : f32
    linalg.yield %v : f32
  } -> tensor<3xf32>
  %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %0 : tensor<3x20xf32>, tensor<3xf32>) outs(%e : tensor<3x20xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %v = arith.subf %p, %q : f32
    linalg.yield %v : f32
  } -> tensor<3x20xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%1, %b : tensor<3x20xf32>, tensor<3x20xf32>) outs(%e : tensor<3x20xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %v = arith.mulf %p, %q : f32
    linalg.yield %v : f32
  } -> tensor<3x20xf32>
  %3 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%2, %c : tensor<3x20xf32>, tensor<3x20xf32>) outs(%e : tensor<3x20xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %v = arith.divf %p, %q : f32
    linalg.yield %v : f32
  } -> tensor<3x20xf32>
  %4 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%3, %d : tensor<3x20xf32>, tensor<3x20xf32>) outs(%e : tensor<3x20xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %v = arith.maximumf %p, %q : f32
    linalg.yield %v : f32
  } -> tensor<3x20xf32>
  return %4 : tensor<3x20xf32>
}

// An array of no elements is not copied from one layout to another.
// CHECK-LABEL: func.func @no_elements(
// CHECK-NEXT: return %arg0
func.func @no_elements(%a: tensor<0x4xf32> {codegen.strides = array<i64: 1, 8>}) -> (tensor<0x4xf32> {codegen.strides = array<i64: 1, 16>}) {
  return %a : tensor<0x4xf32>
}

// A barrier is no kernel: what goes through it is copied from the argument's layout before, and to the result's behind.
// CHECK: func.func @barriers_dispatch_0(
// CHECK-SAME: %{{.*}}: !flow.dispatch.tensor<readonly:tensor<2x4xf32>> {codegen.strides = array<i64: 8, 1>}, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<2x4xf32>>)
// CHECK: func.func @barriers_dispatch_1(
// CHECK: math.absf
// CHECK: func.func @barriers_dispatch_2(
// CHECK-SAME: %{{.*}}: !flow.dispatch.tensor<readonly:tensor<2x4xf32>>, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<2x4xf32>> {codegen.strides = array<i64: 16, 1>})
// CHECK: func.func @barriers(
// CHECK-NEXT: %[[C:.*]] = flow.dispatch @barriers_dispatch_0::@barriers_dispatch_0(%arg0)
// CHECK-NEXT: %[[A:.*]] = util.optimization_barrier %[[C]]
// CHECK-NEXT: %[[M:.*]] = flow.dispatch @barriers_dispatch_1::@barriers_dispatch_1(%arg1)
// CHECK-NEXT: %[[B:.*]] = util.optimization_barrier %[[M]]
// CHECK-NEXT: %[[R:.*]] = flow.dispatch @barriers_dispatch_2::@barriers_dispatch_2(%[[B]])
// CHECK-NEXT: return %[[A]], %[[R]]
func.func @barriers(%a: tensor<2x4xf32> {codegen.strides = array<i64: 8, 1>}, %b: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32> {codegen.strides = array<i64: 16, 1>}) {
  %0 = util.optimization_barrier %a : tensor<2x4xf32>
  %e = tensor.empty() : tensor<2x4xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) {
  ^bb0(%p: f32, %o: f32):
    %v = math.absf %p : f32
    linalg.yield %v : f32
  } -> tensor<2x4xf32>
  %2 = util.optimization_barrier %1 : tensor<2x4xf32>
  return %0, %2 : tensor<2x4xf32>, tensor<2x4xf32>
}
