// Commands that a host function gives by hand become steps: fills, copies and dispatches in order, with the barriers that they need and no others,
// one buffer for what is not returned, and a buffer of its own for what is.

// RUN: cgc opt %s --pass-pipeline=flatten-commands,erase-buffer-views,canonicalize,cse --verify-each | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.3 --emit=mlir > %t.mlir && cgc compile %s --target=vulkan1.3 -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: cgc run %s --function=main --device=interp --input=64xf32=1 | FileCheck %s --check-prefix=MAIN
// RUN: cgc run %s --function=main --device=interp --target=vulkan1.3 --input=64xf32=1 | FileCheck %s --check-prefix=MAIN
// RUN: cgc run %t.mlir --function=main --device=interp --input=64xf32=1 | FileCheck %s --check-prefix=MAIN
// RUN: cgc run %s --function=dynamic --device=interp --target=vulkan1.3 --input=7xf32=1,2,3,4,5,6,7 | FileCheck %s --check-prefix=DYNAMIC
// RUN: cgc run %s --function=dynamic --device=interp --input=7xf32=1,2,3,4,5,6,7 | FileCheck %s --check-prefix=DYNAMIC
// RUN: cgc run %s --function=parts --device=interp --input=4xi32=1,2,3,4 | FileCheck %s --check-prefix=PARTS
// RUN: cgc run %s --function=parts --device=interp --target=vulkan1.3 --input=4xi32=1,2,3,4 | FileCheck %s --check-prefix=PARTS
// RUN: cgc run %s --function=loop --device=interp --input=64xf32=2 | FileCheck %s --check-prefix=LOOP
// RUN: cgc run %s --function=loop --device=interp --target=vulkan1.3 --input=64xf32=2 | FileCheck %s --check-prefix=LOOP
// RUN: cgc run %s --function=branch --device=interp --input=i1=1 | FileCheck %s --check-prefix=YES
// RUN: cgc run %s --function=branch --device=interp --target=vulkan1.3 --input=i1=1 | FileCheck %s --check-prefix=YES
// RUN: cgc run %s --function=branch --device=interp --target=vulkan1.3 --input=i1=0 | FileCheck %s --check-prefix=NO
// RUN: not cgc opt %S/Inputs/flatten-commands-errors.mlir --split-input-file --pass-pipeline=flatten-commands 2>&1 | FileCheck %S/Inputs/flatten-commands-errors.mlir
// MAIN: 64xf32=6 6 6 6
// DYNAMIC: 7xf32=2 4 6 8 10 12 14
// LOOP: 64xf32=7 7 7
// YES: 4xi32=9 9 9 9
// NO: 4xi32=2 2 9 9
// PARTS: 4xi32=1 2 3 4
// PARTS: 2xi32=3 4
// PARTS: 4xi32=9 9 3 4
// PARTS: 4xi32=9 9 3 4

stream.executable private @add {
  stream.executable.export public @add workgroups() -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root
    stream.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @add(%arg0: !stream.binding {stream.alignment = 64 : index}, %arg1: !stream.binding {stream.alignment = 64 : index}, %arg2: !stream.binding {stream.alignment = 64 : index}) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !flow.dispatch.tensor<readonly:tensor<64xf32>>
      %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> !flow.dispatch.tensor<readonly:tensor<64xf32>>
      %2 = stream.binding.subspan %arg2[%c0] : !stream.binding -> !flow.dispatch.tensor<writeonly:tensor<64xf32>>
      %a = flow.dispatch.tensor.load %0, offsets = [0], sizes = [64], strides = [1] : !flow.dispatch.tensor<readonly:tensor<64xf32>> -> tensor<64xf32>
      %b = flow.dispatch.tensor.load %1, offsets = [0], sizes = [64], strides = [1] : !flow.dispatch.tensor<readonly:tensor<64xf32>> -> tensor<64xf32>
      %e = tensor.empty() : tensor<64xf32>
      %c = linalg.add ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
      flow.dispatch.tensor.store %c, %2, offsets = [0], sizes = [64], strides = [1] : tensor<64xf32> -> !flow.dispatch.tensor<writeonly:tensor<64xf32>>
      return
    }
  }
}
stream.executable private @twice {
  stream.executable.export public @twice workgroups(%n: index) -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %n
    stream.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @twice(%arg0: !stream.binding {stream.alignment = 64 : index}, %arg1: !stream.binding {stream.alignment = 64 : index}, %size: i32) {
      %c0 = arith.constant 0 : index
      %n = arith.index_castui %size : i32 to index
      %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n}
      %1 = stream.binding.subspan %arg1[%c0] : !stream.binding -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%n}
      %a = flow.dispatch.tensor.load %0, offsets = [0], sizes = [%n], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n} -> tensor<?xf32>
      %e = tensor.empty(%n) : tensor<?xf32>
      %c = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
      flow.dispatch.tensor.store %c, %1, offsets = [0], sizes = [%n], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%n}
      return
    }
  }
}

// Two fills side by side, two sums that need them, a sum of those; two buffers that only they have.
// CHECK-LABEL: func.func @main(%arg0: tensor<64xf32>) -> tensor<64xf32>
// CHECK: %[[T:.*]] = stream.resource.alloc : !stream.resource<transient>{%c512}
// CHECK: %[[IN:.*]] = stream.tensor.import %arg0 : tensor<64xf32> -> !stream.resource<external>{%c256}
// CHECK: %[[OUT:.*]] = stream.resource.alloc uninitialized : !stream.resource<external>{%c256}
// CHECK: stream.cmd.fill %{{.*}}, %[[T]][%c0 for %c256] : i32 -> !stream.resource<transient>{%c512}
// CHECK-NEXT: stream.cmd.fill %{{.*}}, %[[T]][%c256 for %c256]
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.dispatch @add::@add {
// CHECK-NEXT: ro %[[IN]]
// CHECK-NEXT: ro %[[T]][%c0 for %c256]
// CHECK-NEXT: wo %[[OUT]]
// CHECK-NEXT: {{^ *\}$}}
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.dispatch @add::@add {
// CHECK: ro %[[T]][%c256 for %c256]
// CHECK-NEXT: wo %[[T]][%c0 for %c256]
// CHECK-NEXT: {{^ *\}$}}
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.copy %[[T]][%c0], %[[OUT]][%c0], %c256
// CHECK-NEXT: stream.cmd.barrier
// CHECK: stream.tensor.export %[[OUT]]
// CHECK-NOT: timepoint
func.func @main(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %one = arith.constant 0x3f800000 : i32
  %element_type_f32 = hal.element_type<f32> : i32
  %dense_row_major = hal.encoding_type<dense_row_major> : i32
  hal.buffer_view.assert<%arg0 : !hal.buffer_view> message("input 0") shape([%c64]) type(%element_type_f32) encoding(%dense_row_major)
  %in = stream.tensor.import %arg0 : !hal.buffer_view -> tensor<64xf32> in !stream.resource<external>{%c256}
  %out = stream.resource.alloc uninitialized : !stream.resource<external>{%c256}
  %t, %t0 = stream.resource.alloca uninitialized : !stream.resource<transient>{%c256} => !stream.timepoint
  %u, %t1 = stream.resource.alloca uninitialized await(%t0) => !stream.resource<transient>{%c256} => !stream.timepoint
  %j = stream.timepoint.join max(%t0, %t1) => !stream.timepoint
  %t2 = stream.cmd.execute await(%j) => with(%in as %a: !stream.resource<external>{%c256}, %t as %b: !stream.resource<transient>{%c256}, %u as %c: !stream.resource<transient>{%c256}, %out as %d: !stream.resource<external>{%c256}) {
    stream.cmd.concurrent {
      stream.cmd.fill %one, %b[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
      stream.cmd.fill %one, %c[%c0 for %c256] : i32 -> !stream.resource<transient>{%c256}
    }
    stream.cmd.barrier
    stream.cmd.dispatch @add::@add {
      ro %a[%c0 for %c256] : !stream.resource<external>{%c256},
      ro %b[%c0 for %c256] : !stream.resource<transient>{%c256},
      wo %d[%c0 for %c256] : !stream.resource<external>{%c256}
    }
    stream.cmd.dispatch @add::@add {
      ro %d[%c0 for %c256] : !stream.resource<external>{%c256},
      ro %c[%c0 for %c256] : !stream.resource<transient>{%c256},
      wo %b[%c0 for %c256] : !stream.resource<transient>{%c256}
    }
  } => !stream.timepoint
  %t3 = stream.cmd.execute await(%t2) => with(%t as %b: !stream.resource<transient>{%c256}, %out as %d: !stream.resource<external>{%c256}, %u as %e: !stream.resource<transient>{%c256}) {
    stream.cmd.barrier
    stream.cmd.copy %b[%c0], %d[%c0], %c256 : !stream.resource<transient>{%c256} -> !stream.resource<external>{%c256}
    stream.cmd.dispatch @add::@add {
      ro %b[%c0 for %c256] : !stream.resource<transient>{%c256},
      ro %b[%c0 for %c256] : !stream.resource<transient>{%c256},
      wo %d[%c0 for %c256] : !stream.resource<external>{%c256}
    }
  } => !stream.timepoint
  %t4 = stream.resource.dealloca await(%t3) => %t : !stream.resource<transient>{%c256} => !stream.timepoint
  %done = stream.timepoint.await %t4 => %out : !stream.resource<external>{%c256}
  %r = stream.tensor.export %done : tensor<64xf32> in !stream.resource<external>{%c256} -> !hal.buffer_view
  return %r : !hal.buffer_view
}
// Sizes that are known at run time only.
// CHECK-LABEL: func.func @dynamic(%arg0: tensor<?xf32>) -> tensor<?xf32>
// CHECK: %[[N:.*]] = tensor.dim %arg0, %c0
// CHECK: stream.tensor.import %arg0 : tensor<?xf32>{%[[N]]} -> !stream.resource<external>
// CHECK: stream.cmd.dispatch @twice::@twice[%[[N]]](%{{.*}} : i32) {
// CHECK: stream.tensor.export %{{.*}} : !stream.resource<external>{%{{.*}}} -> tensor<?xf32>{%[[N]]}
func.func @dynamic(%arg0: !hal.buffer_view) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
  %bytes = arith.muli %n, %c4 : index
  %size = arith.index_castui %n : index to i32
  %in = stream.tensor.import %arg0 : !hal.buffer_view -> tensor<?xf32>{%n} in !stream.resource<external>{%bytes}
  %out = stream.resource.alloc uninitialized : !stream.resource<external>{%bytes}
  %t = stream.cmd.execute with(%in as %a: !stream.resource<external>{%bytes}, %out as %b: !stream.resource<external>{%bytes}) {
    stream.cmd.dispatch @twice::@twice[%n](%size : i32) {
      ro %a[%c0 for %bytes] : !stream.resource<external>{%bytes},
      wo %b[%c0 for %bytes] : !stream.resource<external>{%bytes}
    }
  } => !stream.timepoint
  %done = stream.timepoint.await %t => %out : !stream.resource<external>{%bytes}
  %r = stream.tensor.export %done : tensor<?xf32>{%n} in !stream.resource<external>{%bytes} -> !hal.buffer_view
  return %r : !hal.buffer_view
}
// An argument that is returned, a part of it, and a buffer twice: each is copied to one of its own.
// CHECK-LABEL: func.func @parts
// CHECK-COUNT-4: stream.resource.alloc
// CHECK: return
func.func @parts(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<2xi32>, tensor<4xi32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %nine = arith.constant 9 : i32
  %in = stream.tensor.import %x : tensor<4xi32> -> !stream.resource<external>{%c16}
  %view = stream.resource.subview %in[%c8] : !stream.resource<external>{%c16} -> !stream.resource<external>{%c8}
  %b = stream.resource.alloc : !stream.resource<external>{%c16}
  %t = stream.cmd.execute with(%view as %p: !stream.resource<external>{%c8}, %b as %q: !stream.resource<external>{%c16}) {
    stream.cmd.copy %p[%c0], %q[%c8], %c8 : !stream.resource<external>{%c8} -> !stream.resource<external>{%c16}
    stream.cmd.fill %nine, %q[%c0 for %c8] : i32 -> !stream.resource<external>{%c16}
  } => !stream.timepoint
  %done = stream.timepoint.await %t => %b : !stream.resource<external>{%c16}
  %0 = stream.tensor.export %in : !stream.resource<external>{%c16} -> tensor<4xi32>
  %1 = stream.tensor.export %view : !stream.resource<external>{%c8} -> tensor<2xi32>
  %2 = stream.tensor.export %done : !stream.resource<external>{%c16} -> tensor<4xi32>
  %3 = stream.tensor.export %done : !stream.resource<external>{%c16} -> tensor<4xi32>
  return %0, %1, %2, %3 : tensor<4xi32>, tensor<2xi32>, tensor<4xi32>, tensor<4xi32>
}

// In a loop they are between barriers: each turn waits for the one before.
// CHECK-LABEL: func.func @loop(
// CHECK: stream.cmd.fill
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: scf.for
// CHECK-NEXT: stream.cmd.dispatch @add::@add {
// CHECK: stream.cmd.barrier
// CHECK-NEXT: stream.cmd.copy
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: }
// CHECK-NOT: timepoint
func.func @loop(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %one = arith.constant 0x3f800000 : i32
  %a = stream.tensor.import %arg0 : !hal.buffer_view -> tensor<64xf32> in !stream.resource<external>{%c256}
  %sum = stream.resource.alloc uninitialized : !stream.resource<external>{%c256}
  %next = stream.resource.alloc uninitialized : !stream.resource<transient>{%c256}
  %t0 = stream.cmd.execute with(%sum as %x: !stream.resource<external>{%c256}) {
    stream.cmd.fill %one, %x[%c0 for %c256] : i32 -> !stream.resource<external>{%c256}
  } => !stream.timepoint
  scf.for %i = %c0 to %c3 step %c1 {
    %t1 = stream.cmd.execute await(%t0) => with(%sum as %x: !stream.resource<external>{%c256}, %a as %y: !stream.resource<external>{%c256}, %next as %z: !stream.resource<transient>{%c256}) {
      stream.cmd.dispatch @add::@add {
        ro %x[%c0 for %c256] : !stream.resource<external>{%c256},
        ro %y[%c0 for %c256] : !stream.resource<external>{%c256},
        wo %z[%c0 for %c256] : !stream.resource<transient>{%c256}
      }
      stream.cmd.copy %z[%c0], %x[%c0], %c256 : !stream.resource<transient>{%c256} -> !stream.resource<external>{%c256}
    } => !stream.timepoint
    %r = stream.timepoint.await %t1 => %sum : !stream.resource<external>{%c256}
  }
  %0 = stream.tensor.export %sum : tensor<64xf32> in !stream.resource<external>{%c256} -> !hal.buffer_view
  return %0 : !hal.buffer_view
}
// What decides is read back from a buffer that a step has made.
// CHECK-LABEL: func.func @branch(
// CHECK: stream.cmd.copy
// CHECK-NEXT: stream.cmd.barrier
// CHECK: %[[DECIDES:.*]] = stream.async.load
// CHECK-NEXT: scf.if %[[DECIDES]] {
// CHECK-NEXT: stream.cmd.fill
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: } else {
// CHECK-NEXT: stream.cmd.fill
// CHECK-NEXT: stream.cmd.fill
// CHECK-NEXT: stream.cmd.barrier
// CHECK-NEXT: }
func.func @branch(%yes: tensor<i1>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %two = arith.constant 2 : i32
  %nine = arith.constant 9 : i32
  %from = stream.tensor.import %yes : tensor<i1> -> !stream.resource<external>{%c1}
  %flag = stream.resource.alloc : !stream.resource<transient>{%c1}
  %b = stream.resource.alloc : !stream.resource<external>{%c16}
  %t = stream.cmd.execute with(%from as %x: !stream.resource<external>{%c1}, %flag as %y: !stream.resource<transient>{%c1}) {
    stream.cmd.copy %x[%c0], %y[%c0], %c1 : !stream.resource<external>{%c1} -> !stream.resource<transient>{%c1}
  } => !stream.timepoint
  %made = stream.timepoint.await %t => %flag : !stream.resource<transient>{%c1}
  %decides = stream.async.load %made[%c0] : !stream.resource<transient>{%c1} -> i1
  scf.if %decides {
    %u = stream.cmd.execute with(%b as %q: !stream.resource<external>{%c16}) {
      stream.cmd.fill %nine, %q[%c0 for %c16] : i32 -> !stream.resource<external>{%c16}
    } => !stream.timepoint
  } else {
    %u = stream.cmd.execute with(%b as %q: !stream.resource<external>{%c16}) {
      stream.cmd.concurrent {
        stream.cmd.fill %two, %q[%c0 for %c8] : i32 -> !stream.resource<external>{%c16}
        stream.cmd.fill %nine, %q[%c8 for %c8] : i32 -> !stream.resource<external>{%c16}
      }
    } => !stream.timepoint
  }
  %0 = stream.tensor.export %b : !stream.resource<external>{%c16} -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
