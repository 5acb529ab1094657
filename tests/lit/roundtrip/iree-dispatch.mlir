// Executables, variants, exports and kernels in today's forms of hal and flow, and the forms that were today's in 2022 and 2023.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt - | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic > %t && cgc opt %t --mlir-print-op-generic | diff %t -

#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#old_layout = #hal.pipeline.layout<push_constants = 0, sets = [<0, bindings = [<0, storage_buffer, ReadOnly>, <1, storage_buffer>]>]>

// CHECK-LABEL: hal.executable private @today {
hal.executable private @today {
  // CHECK: hal.executable.variant public @spirv target({{.*}}"vulkan-spirv", "vulkan-spirv-fb", {subgroup = 32 : i64}>) {
  hal.executable.variant public @spirv target(<"vulkan-spirv", "vulkan-spirv-fb", {subgroup = 32 : i64}>) {
    // CHECK: hal.executable.export public @scale ordinal(0) layout(#{{.*}}) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    // CHECK-NEXT: ^bb0(%[[DEV:.*]]: !hal.device, %[[N:.*]]: index):
    hal.executable.export public @scale ordinal(0) layout(#layout) count(%dev: !hal.device, %n: index) -> (index, index, index) {
      // CHECK: %{{.*}}:3 = flow.dispatch.workgroup_count_from_dag_root %[[N]]
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_dag_root(%n)
      // CHECK: hal.return %{{.*}}#0, %{{.*}}#1, %{{.*}}#2 : index, index, index
      hal.return %x, %y, %z : index, index, index
    } attributes {workgroup_size = [64 : index, 1 : index, 1 : index]}
    builtin.module {
      // CHECK-LABEL: func.func @scale
      func.func @scale() {
        %c0 = arith.constant 0 : index
        // CHECK: %[[P:.*]] = hal.interface.constant.load layout(#{{.*}}) ordinal(0) : i32
        %p = hal.interface.constant.load layout(#layout) ordinal(0) : i32
        %d = arith.index_castui %p : i32 to index
        // CHECK: %[[IN:.*]] = hal.interface.binding.subspan layout(#{{.*}}) binding(0) alignment(64) offset(%{{.*}}) flags(ReadOnly) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%{{.*}}}
        %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%d}
        // CHECK: %[[OUT:.*]] = hal.interface.binding.subspan layout(#{{.*}}) binding(1) flags("None|Indirect") : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x4xf32>>{%{{.*}}}
        %out = hal.interface.binding.subspan layout(#layout) binding(1) flags("None|Indirect") : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x4xf32>>{%d}
        // CHECK: hal.interface.workgroup.id[0] upper_bound 128 : index
        %id = hal.interface.workgroup.id[0] upper_bound 128 : index
        // CHECK: hal.interface.workgroup.count[1] : index
        %count = hal.interface.workgroup.count[1] : index
        // CHECK: hal.interface.workgroup.size[2] : index
        %size = hal.interface.workgroup.size[2] : index
        // CHECK: flow.dispatch.tensor.load %[[IN]], offsets = [%{{.*}}, 0], sizes = [1, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%{{.*}}} -> tensor<1x4xf32>
        %t = iree_tensor_ext.dispatch.tensor.load %in, offsets = [%id, 0], sizes = [1, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x4xf32>>{%d} -> tensor<1x4xf32>
        // CHECK: flow.dispatch.tensor.store %{{.*}}, %[[OUT]], offsets = [%{{.*}}, 0], sizes = [1, 4], strides = [1, 1] : tensor<1x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x4xf32>>{%{{.*}}}
        iree_tensor_ext.dispatch.tensor.store %t, %out, offsets = [%id, 0], sizes = [1, 4], strides = [1, 1] : tensor<1x4xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x4xf32>>{%d}
        return
      }
    }
  }
}

// A short layout, flags as text, and a configuration beside the function, as IREE prints them now.
// CHECK-LABEL: hal.executable private @latest {
hal.executable private @latest {
  hal.executable.variant public @spirv target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    // CHECK: hal.executable.export public @f ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>) {
    hal.executable.export public @f ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>) count(%dev: !hal.device) -> (index, index, index) {
      // CHECK: flow.dispatch.workgroup_count_from_slice
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      hal.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @f() {
        // CHECK: hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">]>) binding(0) flags("ReadOnly|Indirect") :
        %0 = hal.interface.binding.subspan layout(<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">]>) binding(0) flags("ReadOnly|Indirect") : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
        return
      }
      // CHECK: iree_codegen.dispatch_config @f workgroup_size = [64, 1, 1] subgroup_size = 32 {
      iree_codegen.dispatch_config @f workgroup_size = [64, 1, 1] subgroup_size = 32 {
      ^bb0(%dev: !hal.device):
        %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
        // CHECK: iree_codegen.yield %{{.*}}#0, %{{.*}}#1, %{{.*}}#2 : index, index, index
        iree_codegen.yield %x, %y, %z : index, index, index
      }
    }
  }
}

// CHECK-LABEL: hal.executable private @before {
hal.executable private @before {
  // CHECK: hal.executable.variant public @ptx target({{.*}}"cuda", "cuda-nvptx-fb", {target_arch = "sm_70"}>) {
  hal.executable.variant public @ptx, target = <"cuda", "cuda-nvptx-fb", {target_arch = "sm_70"}> {
    // CHECK: hal.executable.export public @copy ordinal(1) layout(
    hal.executable.export public @copy ordinal(1) layout(#old_layout) {
    ^bb0(%dev: !hal.device, %a: index, %b: index):
      %c7 = arith.constant 7 : index
      hal.return %c7, %a, %b : index, index, index
    }
    builtin.module {
      func.func @copy() {
        %c0 = arith.constant 0 : index
        // CHECK: hal.interface.constant.load ordinal(3) : i32
        %p = hal.interface.constant.load[3] : i32
        // CHECK: hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) alignment(64) offset(%{{.*}}) : memref<8xf32, #hal.descriptor_type<storage_buffer>>
        %m = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : memref<8xf32, #hal.descriptor_type<storage_buffer>>
        // CHECK: hal.interface.binding.subspan set(2) binding(3) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<8xf32>>
        %t = hal.interface.binding.subspan set(2) binding(3) type(storage_buffer) : !flow.dispatch.tensor<readwrite:8xf32>
        // CHECK: flow.dispatch.tensor.load %{{.*}}, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<8xf32>> -> tensor<8xf32>
        %v = flow.dispatch.tensor.load %t, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<8xf32>> -> tensor<8xf32>
        return
      }
    }
  }
}

// CHECK-LABEL: flow.executable private @outlined {
flow.executable private @outlined {
  // CHECK: flow.executable.export public @entry workgroups(%[[A:.*]]: index) -> (index, index, index) {
  flow.executable.export public @entry workgroups(%a: index) -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_slice %a
    // CHECK: flow.return %{{.*}}, %{{.*}}, %{{.*}} : index, index, index
    flow.return %x, %y, %z : index, index, index
  }
  // CHECK: flow.executable.export public @plain
  flow.executable.export public @plain attributes {note = "no region"}
  builtin.module {
    func.func @entry(%in: !flow.dispatch.tensor<readonly:tensor<?x4xf32>>, %n: index) {
      // CHECK: flow.dispatch.tie_shape %{{.*}} : !flow.dispatch.tensor<readonly:tensor<?x4xf32>>{%{{.*}}}
      %t = flow.dispatch.tie_shape %in : !flow.dispatch.tensor<readonly:tensor<?x4xf32>>{%n}
      // CHECK: flow.dispatch.workload.ordinal %{{.*}}, 0 : index
      %w = flow.dispatch.workload.ordinal %n, 0 : index
      %id = flow.dispatch.workgroup.id[0] : index
      return
    }
  }
}

// CHECK-LABEL: func.func @host
func.func @host(%arg0: tensor<?x4xf32>, %n: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
  // CHECK: %[[R:.*]]:2 = flow.dispatch @outlined::@entry[%{{.*}}](%arg0, %{{.*}}) : (tensor<?x4xf32>{%{{.*}}}, index) -> (%arg0, tensor<4xf32>)
  %r:2 = flow.dispatch @outlined::@entry[%n](%arg0, %n) : (tensor<?x4xf32>{%n}, index) -> (%arg0, tensor<4xf32>)
  return %r#0, %r#1 : tensor<?x4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @region
func.func @region(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c8 = arith.constant 8 : index
  // CHECK: flow.dispatch.workgroups[%{{.*}}](%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> =
  // CHECK-NEXT: (%[[S:.*]]: !flow.dispatch.tensor<readonly:tensor<4x8xf32>>, %[[D:.*]]: !flow.dispatch.tensor<writeonly:tensor<4x8xf32>>) {
  %0 = flow.dispatch.workgroups[%c8](%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32> =
      (%in: !flow.dispatch.tensor<readonly:4x8xf32>, %out: !flow.dispatch.tensor<writeonly:4x8xf32>) {
    %size = flow.dispatch.workgroup.size[0] : index
    %count = flow.dispatch.workgroup.count[0] : index
    // CHECK: flow.dispatch.tensor.load %[[S]], offsets = [0, 0], sizes = [4, 8], strides = [1, 1]
    %t = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:4x8xf32> -> tensor<4x8xf32>
    flow.dispatch.tensor.store %t, %out, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : tensor<4x8xf32> -> !flow.dispatch.tensor<writeonly:4x8xf32>
    // CHECK: flow.return
    flow.return
  }
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @views
func.func @views(%arg0: !hal.buffer_view, %n: index) -> !hal.buffer_view {
  // CHECK: hal.tensor.import %arg0 "input" : !hal.buffer_view -> tensor<?xf32>{%{{.*}}}
  %0 = hal.tensor.import %arg0 "input" : !hal.buffer_view -> tensor<?xf32>{%n}
  // CHECK: hal.tensor.export %{{.*}} "output" : tensor<?xf32>{%{{.*}}} -> !hal.buffer_view
  %1 = hal.tensor.export %0 "output" : tensor<?xf32>{%n} -> !hal.buffer_view
  // CHECK: hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
  %d = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
  // CHECK: util.assume.int %{{.*}}<umin = 0, umax = 7>, %arg1[<umin = 1>, <udiv = 4>] : index, index
  %m:2 = util.assume.int %d<umin = 0, umax = 7>, %n[<umin = 1>, <udiv = 4>] : index, index
  // CHECK: tensor.reshape %{{.*}}(%{{.*}}) : (tensor<?xf32>, tensor<2xindex>) -> tensor<1x?xf32>
  %r = flow.tensor.reshape %0 : tensor<?xf32>{%n} -> tensor<1x?xf32>{%n}
  // CHECK: hal.tensor.cast %arg0 : !hal.buffer_view -> tensor<4xf32>
  %2 = hal.tensor.cast %arg0 : !hal.buffer_view -> tensor<4xf32>
  return %1 : !hal.buffer_view
}

// A table without a body is an empty one.
// CHECK-LABEL: hal.executable private @declared {
// CHECK-NEXT: }
hal.executable private @declared
// CHECK-NEXT: flow.executable @declared_too {
// CHECK-NEXT: }
flow.executable @declared_too
