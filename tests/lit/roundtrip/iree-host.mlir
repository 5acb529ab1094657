// A host function as stream commands, globals, and what test functions assert.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt - | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - | FileCheck %s

// CHECK-LABEL: stream.executable private @kernels {
stream.executable private @kernels {
  // CHECK: stream.executable.export public @add workgroups(%{{.*}}: index, %{{.*}}: index) -> (index, index, index) {
  stream.executable.export public @add workgroups(%a: index, %b: index) -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %a, %b
    // CHECK: stream.return %{{.*}}, %{{.*}}, %{{.*}} : index, index, index
    stream.return %x, %y, %z : index, index, index
  }
  builtin.module {
    // CHECK: func.func @add(%arg0: !stream.binding {stream.alignment = 64 : index})
    func.func @add(%arg0: !stream.binding {stream.alignment = 64 : index}) {
      %c0 = arith.constant 0 : index
      // CHECK: stream.binding.subspan %arg0[%{{.*}}] : !stream.binding -> !flow.dispatch.tensor<readonly:tensor<4xf32>>
      %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !flow.dispatch.tensor<readonly:tensor<4xf32>>
      return
    }
  }
}

// CHECK-LABEL: func.func @commands
func.func @commands(%src: !stream.resource<external>, %dst: !stream.resource<external>, %size: index, %u: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i8
  // CHECK: %[[TMP:.*]] = stream.resource.alloc : !stream.resource<transient>{%{{.*}}}
  %tmp = stream.resource.alloc : !stream.resource<transient>{%size}
  // CHECK: stream.timepoint.immediate => !stream.timepoint
  %t0 = stream.timepoint.immediate => !stream.timepoint
  // CHECK: stream.cmd.execute await(%{{.*}}) => with(%arg0 as %{{.*}}: !stream.resource<external>{%{{.*}}}, %[[TMP]] as %{{.*}}: !stream.resource<transient>{%{{.*}}}) {
  %t = stream.cmd.execute await(%t0) => with(%src as %a: !stream.resource<external>{%size}, %tmp as %b: !stream.resource<transient>{%size}) {
    // CHECK: stream.cmd.fill %{{.*}}, %{{.*}}[%{{.*}} for %{{.*}}] : i8 -> !stream.resource<transient>{%{{.*}}}
    stream.cmd.fill %zero, %b[%c0 for %c4] : i8 -> !stream.resource<transient>{%size}
    // CHECK: stream.cmd.copy %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}], %{{.*}} : !stream.resource<external>{%{{.*}}} -> !stream.resource<transient>{%{{.*}}}
    stream.cmd.copy %a[%c0], %b[%c4], %c4 : !stream.resource<external>{%size} -> !stream.resource<transient>{%size}
    // CHECK: stream.cmd.barrier
    stream.cmd.barrier
    // CHECK: stream.cmd.dispatch @kernels::@add[%{{.*}}, %{{.*}}](%arg3 : i32) {
    // CHECK-NEXT: ro %{{.*}}[%{{.*}} for %{{.*}}] : !stream.resource<external>{%{{.*}}},
    // CHECK-NEXT: wo %{{.*}}[%{{.*}} for %{{.*}}] : !stream.resource<transient>{%{{.*}}}
    // CHECK-NEXT: } attributes {hal.interface.bindings = [
    stream.cmd.dispatch @kernels::@add[%c4, %c4](%u : i32) {
      ro %a[%c0 for %size] : !stream.resource<external>{%size},
      wo %b[%c0 for %size] : !stream.resource<transient>{%size}
    } attributes {hal.interface.bindings = [#hal.interface.binding<0, 0>, #hal.interface.binding<0, 1>]}
    // CHECK: stream.cmd.serial {
    stream.cmd.serial {
      stream.cmd.barrier
    }
  // CHECK: } => !stream.timepoint
  } => !stream.timepoint
  // CHECK: stream.timepoint.await %{{.*}} => %{{.*}} : !stream.resource<transient>{%{{.*}}}
  %done = stream.timepoint.await %t => %tmp : !stream.resource<transient>{%size}
  // CHECK: stream.resource.subview %{{.*}}[%{{.*}}] : !stream.resource<transient>{%{{.*}}} -> !stream.resource<transient>{%{{.*}}}
  %view = stream.resource.subview %done[%c0] : !stream.resource<transient>{%size} -> !stream.resource<transient>{%c4}
  return
}

// CHECK: util.global private @weights = #util.byte_pattern<7> : tensor<2x3xf32>
util.global private @weights = #util.byte_pattern<7> : tensor<2x3xf32>
// CHECK: util.global private mutable @counter = 5 : i32
util.global private mutable @counter = 5 : i32
// CHECK: util.global public @later {noinline} : tensor<4xf32>
util.global public @later {noinline} : tensor<4xf32>
// CHECK: ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
// CHECK: sdy.mesh @mesh = {{.*}}<["x"=2]>
sdy.mesh @mesh = <["x"=2]>

// CHECK-LABEL: func.func public @test
util.func public @test(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  // CHECK: util.global.load immutable @weights : tensor<2x3xf32>
  %w = util.global.load immutable @weights : tensor<2x3xf32>
  // CHECK: %[[N:.*]] = util.global.load @counter : i32
  %n = util.global.load @counter : i32
  // CHECK: util.global.store %[[N]], @counter : i32
  util.global.store %n, @counter : i32
  // CHECK: ml_program.global_load @seed : tensor<i64>
  %s = ml_program.global_load @seed : tensor<i64>
  // CHECK: util.unfoldable_constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
  %c = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  // CHECK: util.optimization_barrier %arg0, %{{.*}} : tensor<4xf32>, i32
  %b:2 = util.optimization_barrier %arg0, %n : tensor<4xf32>, i32
  // CHECK: check.expect_eq(%arg0, %{{.*}}) : tensor<4xf32>
  check.expect_eq(%arg0, %c) : tensor<4xf32>
  // CHECK: check.expect_eq(%arg0, %{{.*}}) : tensor<4xf32>
  check.expect_eq %arg0, %c : tensor<4xf32>
  // CHECK: check.expect_eq_const(%arg0, dense<2.000000e+00> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const(%arg0, dense<2.0> : tensor<4xf32>) : tensor<4xf32>
  // CHECK: check.expect_eq_const(%arg0, dense<2.000000e+00> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const %arg0, dense<2.0> : tensor<4xf32>
  // CHECK: check.expect_almost_eq(%arg0, %{{.*}}, atol 1.000000e-03, rtol 5.000000e-01) : tensor<4xf32>
  check.expect_almost_eq(%arg0, %c, atol 1.0e-03, rtol 0.5) : tensor<4xf32>
  // CHECK: check.expect_almost_eq_const(%arg0, dense<3.000000e+00> : tensor<4xf32>, atol 5.000000e-01) : tensor<4xf32>
  check.expect_almost_eq_const(%arg0, dense<3.0> : tensor<4xf32>, atol 0.5) : tensor<4xf32>
  // CHECK: check.expect_almost_eq_const(%arg0, dense<3.000000e+00> : tensor<4xf32>) {{.*}}: tensor<4xf32>
  check.expect_almost_eq_const %arg0, dense<3.0> : tensor<4xf32>
  // CHECK: check.expect_close(%arg0, %{{.*}}, max_ulp_difference = 3) : tensor<4xf32>
  check.expect_close %arg0, %c, max_ulp_difference = 3 : tensor<4xf32>, tensor<4xf32>
  %true = arith.constant true
  // CHECK: check.expect_true(%{{.*}}) : i1
  check.expect_true(%true) : i1
  // CHECK: check.expect_false(%{{.*}}) : i1
  check.expect_false(%true) : i1
  // CHECK: return %arg0 : tensor<4xf32>
  util.return %arg0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @extensions
func.func @extensions(%v: vector<64x64xf16>, %t: tensor<8xf32>, %acc: tensor<f32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: iree_vector_ext.to_layout %arg0 to layout(#{{.*}}) : vector<64x64xf16>
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  // CHECK: iree_vector_ext.to_simt %{{.*}} : vector<64x64xf16> -> vector<2x4x1x1x1x4xf16>
  %1 = iree_vector_ext.to_simt %0 : vector<64x64xf16> -> vector<2x4x1x1x1x4xf16>
  // CHECK: iree_vector_ext.to_simd %{{.*}} : vector<2x4x1x1x1x4xf16> -> vector<64x64xf16>
  %2 = iree_vector_ext.to_simd %1 : vector<2x4x1x1x1x4xf16> -> vector<64x64xf16>
  // CHECK: iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg1 : tensor<8xf32>) outs(%arg3, %arg2 : tensor<8xf32>, tensor<f32>) {
  %3:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%t : tensor<8xf32>) outs(%out, %acc : tensor<8xf32>, tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    // CHECK: iree_linalg_ext.yield %{{.*}} : f32
    iree_linalg_ext.yield %s : f32
  // CHECK: } -> tensor<8xf32>, tensor<f32>
  } -> tensor<8xf32>, tensor<f32>
  // CHECK: iree_linalg_ext.sort dimension(0) outs(%{{.*}} : tensor<8xf32>) {
  %4 = iree_linalg_ext.sort dimension(0) outs(%3#0 : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %lt = arith.cmpf olt, %a, %b : f32
    iree_linalg_ext.yield %lt : i1
  } -> tensor<8xf32>
  // CHECK: iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>) ins(%{{.*}} : tensor<8xf32>) outs(%arg3 : tensor<8xf32>) : tensor<8xf32>
  %5 = iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>) ins(%4 : tensor<8xf32>) outs(%out : tensor<8xf32>) : tensor<8xf32>
  return %5 : tensor<8xf32>
}

// Buffers that are allocated in time, and views of buffers as callers see them.
// CHECK-LABEL: func.func @timed
func.func @timed(%v: !hal.buffer_view, %n: index) -> !hal.buffer_view {
  // CHECK: hal.element_type<f32> : i32
  %e = hal.element_type<f32> : i32
  // CHECK: hal.encoding_type<dense_row_major> : i32
  %d = hal.encoding_type<dense_row_major> : i32
  // CHECK: hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("input 0") shape([%arg1]) type(%{{.*}}) encoding(%{{.*}})
  hal.buffer_view.assert<%v : !hal.buffer_view> message("input 0") shape([%n]) type(%e) encoding(%d)
  // CHECK: stream.tensor.import %arg0 : !hal.buffer_view -> tensor<?xf32>{%arg1} in !stream.resource<external>{%arg1}
  %0 = stream.tensor.import %v : !hal.buffer_view -> tensor<?xf32>{%n} in !stream.resource<external>{%n}
  // CHECK: stream.resource.alloca uninitialized : !stream.resource<transient>{%arg1} => !stream.timepoint
  %1, %t1 = stream.resource.alloca uninitialized : !stream.resource<transient>{%n} => !stream.timepoint
  // CHECK: stream.resource.alloca await(%{{.*}}) => !stream.resource<transient>{%arg1} => !stream.timepoint
  %2, %t2 = stream.resource.alloca await(%t1) => !stream.resource<transient>{%n} => !stream.timepoint
  // CHECK: stream.timepoint.join max(%{{.*}}, %{{.*}}) => !stream.timepoint
  %t3 = stream.timepoint.join max(%t1, %t2) => !stream.timepoint
  // CHECK: stream.resource.dealloca await(%{{.*}}) => %{{.*}} : !stream.resource<transient>{%arg1} => !stream.timepoint
  %t4 = stream.resource.dealloca await(%t3) => %1 : !stream.resource<transient>{%n} => !stream.timepoint
  // CHECK: stream.tensor.export %{{.*}} : tensor<?xf32>{%arg1} in !stream.resource<external>{%arg1} -> !hal.buffer_view
  %3 = stream.tensor.export %0 : tensor<?xf32>{%n} in !stream.resource<external>{%n} -> !hal.buffer_view
  return %3 : !hal.buffer_view
}
