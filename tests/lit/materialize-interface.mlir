// RUN: cgc opt %s --pass-pipeline='materialize-interface' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.0,rdna3},materialize-interface' | FileCheck %s --check-prefix=TWO

// A dispatch with arguments: buffers become bindings, the index operand a push constant.
// CHECK-LABEL: hal.executable private @scale
// CHECK: hal.executable.variant public @vulkan1_1 target({{.*}}{target = "vulkan1.1"}
// CHECK: hal.executable.export public @scale ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>)
// CHECK-SAME: access = "read", {{[^}]*}}bytes = "d0*12"
// CHECK-SAME: access = "write", {{[^}]*}}bytes = "d0*12"
// CHECK: ^bb0(%{{.*}}: !hal.device, %[[W:.*]]: index):
// CHECK: flow.dispatch.workgroup_count_from_dag_root %[[W]]
// CHECK: func.func @scale() {
// CHECK: %[[C:.*]] = hal.interface.constant.load ordinal(0) : i32
// CHECK: %[[N:.*]] = arith.index_castui %[[C]] : i32 to index
// CHECK: hal.interface.binding.subspan set(0) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<?x3xf32>>{%[[N]]}
// CHECK: hal.interface.binding.subspan set(0) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<?x3xf32>>{%[[N]]}
// TWO-LABEL: hal.executable private @scale
// TWO: hal.executable.variant public @vulkan1_0
// TWO: func.func @scale()
// TWO: hal.executable.variant public @rdna3
// TWO: func.func @scale()
flow.executable private @scale {
  flow.executable.export public @scale
  builtin.module {
    func.func @scale(%a: !flow.dispatch.tensor<readonly:tensor<?x3xf32>>, %n: index, %r: !flow.dispatch.tensor<writeonly:tensor<?x3xf32>>) {
      %0 = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [%n, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x3xf32>>{%n} -> tensor<?x3xf32>
      flow.dispatch.tensor.store %0, %r, offsets = [0, 0], sizes = [%n, 3], strides = [1, 1] : tensor<?x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<?x3xf32>>{%n}
      return
    }
  }
}

// The older form: an interface beside the function, tensors loaded by symbol. Its numbers are kept, the binding that is read and written is one.
// CHECK-LABEL: hal.executable private @old_sum
// CHECK: hal.executable.export public @old_sum ordinal(0)
// CHECK-SAME: access = "read", {{[^}]*}}binding = 1 : i64, bytes = "24", set = 0
// CHECK-SAME: access = "read_write", {{[^}]*}}binding = 4 : i64, bytes = "8", set = 0
// CHECK: func.func @old_sum
// CHECK-DAG: hal.interface.binding.subspan set(0) binding(4) alignment(64) : !flow.dispatch.tensor<readwrite:tensor<2xf32>>
// CHECK-DAG: hal.interface.binding.subspan set(0) binding(1) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xf32>>
// CHECK-NOT: hal.interface.load.tensor
// CHECK-NOT: hal.interface private
hal.executable.target "vulkan*" {
  module {
    func @old_sum() {
      %c0 = constant 0 : index
      %0 = hal.interface.load.tensor @abi::@in, offset = %c0 : tensor<2x3xf32>
      %1 = hal.interface.load.tensor @abi::@acc, offset = %c0 : tensor<2xf32>
      %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
          ins(%0 : tensor<2x3xf32>) outs(%1 : tensor<2xf32>) {
      ^bb0(%x: f32, %a: f32):
        %3 = addf %x, %a : f32
        linalg.yield %3 : f32
      } -> tensor<2xf32>
      hal.interface.store.tensor %2, @abi::@acc, offset = %c0 : tensor<2xf32>
      return
    }
    hal.interface @abi attributes {sym_visibility = "private"} {
      hal.interface.binding @in, set=0, binding=1, type="StorageBuffer", access="Read"
      hal.interface.binding @acc, set=0, binding=4, type="StorageBuffer", access="Read|Write"
    }
  }
}

// Arguments of type !stream.binding.
// CHECK-LABEL: hal.executable private @streamed
// CHECK: bytes = "16"
// CHECK: func.func @streamed() {
// CHECK: hal.interface.binding.subspan set(0) binding(0) alignment(64) : !flow.dispatch.tensor<readwrite:tensor<4xf32>>
stream.executable private @streamed {
  stream.executable.export public @streamed workgroups(%w: index) -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %w
    stream.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @streamed(%arg0: !stream.binding {stream.alignment = 64 : index}) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %arg0[%c0] : !stream.binding -> !flow.dispatch.tensor<readwrite:tensor<4xf32>>
      %1 = flow.dispatch.tensor.load %0, offsets = [0], sizes = [4], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<4xf32>> -> tensor<4xf32>
      flow.dispatch.tensor.store %1, %0, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !flow.dispatch.tensor<readwrite:tensor<4xf32>>
      return
    }
  }
}

// Subspans by symbol, too: a binding's numbers, and that it is only read, or only written (what is read of it, the kernel wrote), are what the interface
// says.
// CHECK-LABEL: hal.executable private @old_spans
// CHECK: access = "read", {{[^}]*}}binding = 2 : i64, bytes = "16", set = 0
// CHECK-SAME: access = "write", {{[^}]*}}binding = 3 : i64, bytes = "16", set = 0
// CHECK-SAME: access = "write", {{[^}]*}}binding = 0 : i64, bytes = "80", set = 1
// CHECK: hal.interface.binding.subspan set(0) binding(2) offset(%{{.*}}) flags(ReadOnly) : memref<4xf32>
// CHECK: hal.interface.binding.subspan set(1) binding(0) offset(%{{.*}}) : memref<4xf32>
// CHECK: hal.interface.binding.subspan set(0) binding(3) offset(%{{.*}}) : memref<4xf32>
hal.executable.target "vulkan-old*" {
  module {
    func @old_spans() {
      %c0 = constant 0 : index
      %c64 = constant 64 : index
      %0 = hal.interface.binding.subspan @abi::@in[%c0] : memref<4xf32>
      %1 = hal.interface.binding.subspan @abi::@out[%c64] : memref<4xf32>
      %2 = hal.interface.binding.subspan @abi::@both[%c0] : memref<4xf32>
      memref.copy %0, %1 : memref<4xf32> to memref<4xf32>
      memref.copy %1, %2 : memref<4xf32> to memref<4xf32>
      return
    }
    hal.interface @abi attributes {sym_visibility = "private"} {
      hal.interface.binding @in, set=0, binding=2, type="StorageBuffer", access="Read"
      hal.interface.binding @out, set=1, binding=0, type="StorageBuffer", access="Write|Discard"
      hal.interface.binding @both, set=0, binding=3, type="StorageBuffer", access="Read|Write"
    }
  }
}

// An argument's alignment counts up to what a device may ask for; others, and none, are as good as 64.
// CHECK-LABEL: hal.executable private @aligned
// CHECK: hal.interface.binding.subspan set(0) binding(0) alignment(32768)
// CHECK: hal.interface.binding.subspan set(0) binding(1) alignment(64)
// CHECK: hal.interface.binding.subspan set(0) binding(2) alignment(1)
// CHECK: hal.interface.binding.subspan set(0) binding(3) alignment(64)
// CHECK: hal.interface.binding.subspan set(0) binding(4) alignment(64)
stream.executable private @aligned {
  stream.executable.export public @aligned
  builtin.module {
    func.func @aligned(%a: !stream.binding {stream.alignment = 32768 : index}, %b: !stream.binding {stream.alignment = 65536 : index}, %c: !stream.binding {stream.alignment = 1 : index}, %d: !stream.binding {stream.alignment = 0 : index}, %e: !stream.binding) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %a[%c0] : !stream.binding -> memref<4xf32>
      %1 = stream.binding.subspan %b[%c0] : !stream.binding -> memref<4xf32>
      %2 = stream.binding.subspan %c[%c0] : !stream.binding -> memref<4xf32>
      %3 = stream.binding.subspan %d[%c0] : !stream.binding -> memref<4xf32>
      %4 = stream.binding.subspan %e[%c0] : !stream.binding -> memref<4xf32>
      return
    }
  }
}

// A region that counts workgroups takes a workload, which the kernel ties to its push constants. One that leaves the count to the root op says
// nothing: the ties stay for the trip counts.
// CHECK-LABEL: hal.executable private @counted
// CHECK: hal.executable.export public @root
// CHECK-NOT: cg.workload
// CHECK: flow.dispatch.workgroup_count_from_dag_root
// CHECK: hal.executable.export public @own
// CHECK-SAME: cg.workload = array<i64: 1, 0>
// CHECK: func.func @root
// CHECK: flow.dispatch.workload.ordinal %{{.*}}, 1 : index
// CHECK: flow.dispatch.workload.ordinal %{{.*}}, 0 : index
// CHECK: func.func @own
// CHECK-NOT: workload.ordinal
// CHECK: return
hal.executable private @counted {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @root ordinal(0) {
    ^bb0(%d: !hal.device, %w0: index, %w1: index):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %w0, %w1
      hal.return %x, %y, %z : index, index, index
    }
    hal.executable.export public @own ordinal(1) {
    ^bb0(%d: !hal.device, %w0: index, %w1: index):
      hal.return %w0, %w1, %w0 : index, index, index
    }
    builtin.module {
      func.func @root() {
        %0 = hal.interface.constant.load ordinal(0) : index
        %1 = hal.interface.constant.load ordinal(1) : index
        %m = flow.dispatch.workload.ordinal %0, 1 : index
        %n = flow.dispatch.workload.ordinal %1, 0 : index
        %b = hal.interface.binding.subspan set(0) binding(0) : memref<?x?xf32>{%m, %n}
        %one = arith.constant 1.0 : f32
        linalg.fill ins(%one : f32) outs(%b : memref<?x?xf32>)
        return
      }
      func.func @own() {
        %0 = hal.interface.constant.load ordinal(0) : index
        %1 = hal.interface.constant.load ordinal(1) : index
        %m = flow.dispatch.workload.ordinal %0, 1 : index
        %n = flow.dispatch.workload.ordinal %1, 0 : index
        %b = hal.interface.binding.subspan set(0) binding(0) : memref<?x?xf32>{%m, %n}
        %one = arith.constant 1.0 : f32
        linalg.fill ins(%one : f32) outs(%b : memref<?x?xf32>)
        return
      }
    }
  }
}
