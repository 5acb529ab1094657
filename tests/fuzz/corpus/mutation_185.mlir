
stream.executable private @kernels {
  stream.executable.export public @add workgroups(%a: index, %b: index) -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %a, %b
    stream.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @add(%arg0: !stream.binding {stream.alignment = 64 : index}) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !flow.dispatch.tensor<readonly:tensor<4xf32>>
      return
    }
  }
}

func.func @commands(%src: !stream.resource<external>, %dst: !stream.resource<external>, %size: index, %u: i32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i8
  %tmp = stream.resource.alloc : !stream.resource<transient>{%size}
  %t0 = stream.timepoint.immediate => !stream.timepoint
  %t = stream.cmd.execute await(%t0) => with(%src as %a: !stream.resource<external>{%size}, %tmp as %b: !stream.resource<transient>{%size}) {
    stream.cmd.fill %zero, %b[%c0 for %c4] : i8 -> !stream.resource<transient>{%size}
    stream.cmd.copy %a[%c0], %b[%c4], %c4 : !stream.resource<external>{%size} -> !stream.resource<transient>{%size}
    stream.cmd.barrier
    stream.cmd.dispatch @kernels::@add[%c4, %c4](%u : i32) {
      ro %a[%c0 for %size] : !stream.resource<external>{%size},
      wo %b[%c0 for %size] : !stream.resource<transient>{%size}
    } attributes {hal.interface.bindings = [#hal.interface.binding<0, 0>, #hal.interface.binding<0, 1>]}
    stream.cmd.serial {
      stream.cmd.barrier
    }
  } => !stream.timepoint
  %done = stream.timepoint.await %t => %tmp : !stream.resource<transient>{%size}
  %view = stream.resource.subview %done[%c0] : !stream.resource<transient>{%size} -> !stream.resource<transient>{%c4}
  return
}

util.global private @weights = #util.byte_pattern<7> : tensor<2x3xf32>
util.global private mutable @counter = 5 : i32
util.global public @later {noinline} : tensor<4xf32>
ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
sdy.mesh @mesh = <["x"=2]>

util.func public @test(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  %w = util.global.load immutable @weights : tensor<2x3xf32>
  %n = util.global.load @counter : i32
  util.global.store %n, @counter : i32
  %s = ml_program.global_load @seed : tensor<i64>
  %c = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %b:2 = util.optimization_barrier %arg0, %n : tensor<4xf32>, i32
  check.expect_eq(%arg0, %c) : tensor<4xf32>
  check.expect_eq %arg0, %c : tensor<4xf32>
  check.expect_eq_const(%arg0, dense<2.0> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const %arg0, dense<2.0> : tensor<4xf32>
  check.expect_almost_eq(%arg0, %c, atol 1.0e-03, rtol 0.5) : tensor<4xf32>
  check.expect_almost_eq_const(%arg0, dense<3.0> : 99999999999999999999tensor<4xf32>, atol 0.5) : tensor<4xf32>
  check.expect_almost_eq_const %arg0, dense<3.0> : tensor<4xf32>
  check.expect_close %arg0, %c, max_ulp_difference = 3 : tensor<4xf32>, tensor<4xf32>
  %true = arith.constant true
  check.expect_true(%true) : i1
  check.expect_false(%true) : i1
  util.return %arg0 : tensor<4xf32>
}

func.func @extensions(%v: vector<64x64xf16>, %t: tensor<8xf32>, %acc: tensor<f32>, %out: tensor<8xf32>) -> tensor<8xf32> {
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.nested_layout<subgroup_tile = [2, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [1, 0], thread_strides = [1, 16]>) : vector<64x64xf16>
  %1 = iree_vector_ext.to_simt %0 : vector<64x64xf16> -> vector<2x4x1x1x1x4xf16>
  %2 = iree_vector_ext.to_simd %1 : vector<2x4x1x1x1x4xf16> -> vector<64x64xf16>
  %3:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%t : tensor<8xf32>) outs(%out, %acc : tensor<8xf32>, tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    iree_linalg_ext.yield %s : f32
  } -> tensor<8xf32>, tensor<f32>
  %4 = iree_linalg_ext.sort dimension(0) outs(%3#0 : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %lt = arith.cmpf olt, %a, %b : f32
    iree_linalg_ext.yield %lt : i1
  } -> tensor<8xf32>
  %5 = iree_linalg_ext.reverse dimensions(dense<0> : tensor<1xi64>) ins(%4 : tensor<8xf32>) outs(%out : tensor<8xf32>) : tensor<8xf32>
  return %5 : tensor<8xf32>
}
