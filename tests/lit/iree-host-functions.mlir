// Host functions as IREE's passes leave them: arguments that are handed on or reshaped without a command, encodings, fills of odd
// sizes, flushes, and sizes that a host reads out of arrays.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc run %s --function=same --device=interp --target=vulkan1.1 --compare --input=4xf32=1,2,3,4 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=reshaped --device=interp --target=vulkan1.1 --compare --input=2x3xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=RESHAPED
// RUN: cgc run %s --function=encoded --device=interp --target=vulkan1.1 --compare --input=3xi8=1,2,3 --input=3xi8=100,100,127 | FileCheck %s --check-prefix=ENCODED
// RUN: cgc run %s --function=filled --device=interp --target=vulkan1.1 --compare --input=26xi8=1 | FileCheck %s --check-prefix=FILLED
// RUN: cgc run %s --function=sized --device=interp --target=vulkan1.1 --compare --input=3xi32=9,2,9 --input=5xf32=1,2,3,4,5 | FileCheck %s --check-prefix=SIZED

// SAME: 4xf32=2 4 6 8
// SAME: 4xf32=1 2 3 4
func.func @same(%v: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) {
  %a = hal.tensor.import %v : !hal.buffer_view -> tensor<4xf32>
  %b = arith.addf %a, %a : tensor<4xf32>
  %w = hal.tensor.export %b : tensor<4xf32> -> !hal.buffer_view
  return %w, %v : !hal.buffer_view, !hal.buffer_view
}

// RESHAPED: 3x2xf32=[1 2][3 4][5 6]
// RESHAPED: compare result[0]: worst difference 0
func.func @reshaped(%v: !hal.buffer_view) -> !hal.buffer_view {
  %c24 = arith.constant 24 : index
  %a = stream.tensor.import %v : !hal.buffer_view -> tensor<2x3xf32> in !stream.resource<external>{%c24}
  %e = stream.tensor.export %a : tensor<3x2xf32> in !stream.resource<external>{%c24} -> !hal.buffer_view
  return %e : !hal.buffer_view
}

// CHECK-LABEL: func.func @encoded
// CHECK: hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<?xui8> as tensor<?xi8>{%{{.*}}}
// CHECK: hal.tensor.export %{{.*}} "output0" : tensor<?xui8> as tensor<?xi8>{%{{.*}}} -> !hal.buffer_view
// ENCODED: 3xi8=101 102 -126
func.func @encoded(%v: !hal.buffer_view, %w: !hal.buffer_view) -> !hal.buffer_view {
  %n = hal.buffer_view.dim<%v : !hal.buffer_view>[0] : index
  %a = hal.tensor.import %v "input0" : !hal.buffer_view -> tensor<?xui8> as tensor<?xi8>{%n}
  %b = hal.tensor.import %w "input1" : !hal.buffer_view -> tensor<?xui8> as tensor<?xi8>{%n}
  %c = arith.addi %a, %b : tensor<?xi8>
  %r = hal.tensor.export %c "output0" : tensor<?xui8> as tensor<?xi8>{%n} -> !hal.buffer_view
  return %r : !hal.buffer_view
}

// A fill is of words, and two bytes are copied behind them; a flush is nothing that a program's steps have.
// CHECK-LABEL: func.func @filled
// CHECK: stream.cmd.fill
// CHECK: stream.cmd.barrier
// FILLED: 26xi8=1 1 1 1 1 1 1 1 5 5 5 5 5 5 5 5 5 5 5 5 5 5 1 1 1 1
// FILLED: compare result[0]: worst difference 0
func.func @filled(%v: !hal.buffer_view) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c14 = arith.constant 14 : index
  %c26 = arith.constant 26 : index
  %c5 = arith.constant 5 : i8
  %a = stream.tensor.import %v : !hal.buffer_view -> tensor<26xi8> in !stream.resource<external>{%c26}
  %r, %t0 = stream.resource.alloca uninitialized : !stream.resource<external>{%c26} => !stream.timepoint
  %t = stream.cmd.execute await(%t0) => with(%a as %x: !stream.resource<external>{%c26}, %r as %y: !stream.resource<external>{%c26}) {
    stream.cmd.copy %x[%c0], %y[%c0], %c26 : !stream.resource<external>{%c26} -> !stream.resource<external>{%c26}
    stream.cmd.fill %c5, %y[%c8 for %c14] : i8 -> !stream.resource<external>{%c26}
    stream.cmd.flush to(#hal.device.affinity<@d>) %y[%c8 for %c14] : !stream.resource<external>{%c26}
  } => !stream.timepoint
  %w = stream.timepoint.await sync %t => %r : !stream.resource<external>{%c26}
  %e = stream.tensor.export %w : tensor<26xi8> in !stream.resource<external>{%c26} -> !hal.buffer_view
  return %e : !hal.buffer_view
}

flow.executable private @ex {
  flow.executable.export public @k workgroups(%w: index) -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_slice %w
    flow.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @k(%in: !flow.dispatch.tensor<readonly:tensor<5xf32>>, %from: index, %out: !flow.dispatch.tensor<writeonly:tensor<2xf32>>) {
      %n = flow.dispatch.workload.ordinal %from, 0 : index
      %v = flow.dispatch.tensor.load %in, offsets = [%n], sizes = [2], strides = [1] : !flow.dispatch.tensor<readonly:tensor<5xf32>> -> tensor<2xf32>
      flow.dispatch.tensor.store %v, %out, offsets = [0], sizes = [2], strides = [1] : tensor<2xf32> -> !flow.dispatch.tensor<writeonly:tensor<2xf32>>
      return
    }
  }
}

// The kernel's offset is a number of an array, which the host reads.
// SIZED: 2xf32=3 4
// SIZED: compare result[0]: worst difference 0
func.func @sized(%at: tensor<3xi32>, %a: tensor<5xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = flow.tensor.load %at[%c1] : tensor<3xi32>
  %i = arith.index_cast %v : i32 to index
  %m = arith.maxsi %i, %c0 : index
  %n = arith.minsi %m, %c3 : index
  %0 = flow.dispatch @ex::@k[%n](%a, %n) : (tensor<5xf32>, index) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
