// A host's own layouts, from the function to the kernel's buffers, the steps and the binary.
// RUN: cgc opt %s --pass-pipeline='verify-interface,hlo-to-linalg,form-dispatches' | FileCheck %s --check-prefix=FORM
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.0},verify-interface,hlo-to-linalg,form-dispatches,materialize-interface' | FileCheck %s --check-prefix=BIND
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.0},verify-interface,hlo-to-linalg,form-dispatches,materialize-interface,schedule' | FileCheck %s --check-prefix=STEP
// RUN: cgc compile %s --target=vulkan1.0 --emit=mlir -o - | FileCheck %s --check-prefix=EMIT
// RUN: cgc compile %s --target=vulkan1.0 -o - | spirv-dis | FileCheck %s --check-prefix=SPIRV
// RUN: cgc compile %s --target=vulkan1.0 -o %t.spv --json=%t.json && FileCheck %s --check-prefix=JSON --input-file=%t.json

module attributes {codegen.sizes = {from = "uniform_buffer", set = 2 : i64, binding = 7 : i64, offset = 32 : i64}, codegen.entry_points = ["add", "mix"]} {
  // Strides that a dense array has anyway are dropped; what the kernel takes over stands on its arguments.
  // FORM: flow.executable private @f_dispatch_0
  // FORM: func.func @f_dispatch_0(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<?x6xf32>> {codegen.binding = 3 : i64, codegen.offset = 256 : i64, codegen.strides = array<i64: 10, 1>},
  // FORM-SAME: %{{.*}}: !flow.dispatch.tensor<readonly:tensor<?x6xf32>> {codegen.binding = 4 : i64}
  // FORM-SAME: writeonly:tensor<?x6xf32>> {codegen.binding = 1 : i64, codegen.set = 1 : i64, codegen.strides = array<i64: 1, 64>})
  // FORM-SAME: codegen.reserved = array<i64: 0, 3, 0, 4, 1, 1>

  // BIND: hal.executable.export public @f_dispatch_0
  // BIND-SAME: layout(#hal.pipeline.layout<push_constants = 2, sets = [<0, bindings = [<3, storage_buffer, ReadOnly>, <4, storage_buffer, ReadOnly>]>, <1, bindings = [<1, storage_buffer>]>]>)
  // BIND-SAME: cg.operands = [{codegen.binding = 3 : i64, codegen.offset = 256 : i64, codegen.set = 0 : i64, codegen.strides = array<i64: 10, 1>},
  // BIND-SAME: {codegen.binding = 4 : i64, codegen.set = 0 : i64},
  // BIND-SAME: {codegen.binding = 1 : i64, codegen.set = 1 : i64, codegen.strides = array<i64: 1, 64>}],
  // BIND-SAME: cg.parameters = {binding = 7 : i64, from = "uniform_buffer", offset = 32 : i64, set = 2 : i64}
  // BIND: hal.interface.binding.subspan {{.*}}binding(3){{.*}}offset(%{{.*}}){{.*}}codegen.disjoint{{.*}}codegen.strides = array<i64: 10, 1>

  // STEP: func.func @f
  // STEP: stream.tensor.import %{{.*}} {codegen.strides = array<i64: 10, 1>} : tensor<?x6xf32>
  // STEP: stream.cmd.dispatch @f_dispatch_0
  // STEP: stream.tensor.export %{{.*}} {codegen.strides = array<i64: 1, 64>}

  // EMIT: cg.parameters = {at = array<i64: 32, 36>, binding = 7 : i64, from = "uniform_buffer", offset = 32 : i64, set = 2 : i64}
  // EMIT: func.func @add()

  // SPIRV-DAG: OpEntryPoint GLCompute %{{.*}} "add"
  // SPIRV-DAG: OpEntryPoint GLCompute %{{.*}} "mix"
  // SPIRV-DAG: OpMemberDecorate %[[T:.*]] 0 Offset 32
  // SPIRV-DAG: OpDecorate %[[V:.*]] Binding 7
  // SPIRV-DAG: OpDecorate %[[V]] DescriptorSet 2
  // SPIRV-DAG: %[[V]] = OpVariable %{{.*}} Uniform
  func.func @f(%a: tensor<?x6xf32> {codegen.binding = 3 : i64, codegen.offset = 256 : i64, codegen.strides = array<i64: 10, 1>},
               %b: tensor<?x6xf32> {codegen.binding = 4 : i64, codegen.strides = array<i64: 6, 1>})
      -> (tensor<?x6xf32> {codegen.set = 1 : i64, codegen.binding = 1 : i64, codegen.strides = array<i64: 1, 64>}) {
    %0 = stablehlo.add %a, %b : tensor<?x6xf32>
    return %0 : tensor<?x6xf32>
  }

  // Four buffers are what the target binds: the two smallest share one, which the steps fill.
  // FORM: func.func @g_dispatch_0(
  // BIND: hal.executable.export public @g_dispatch_0
  // BIND-SAME: {codegen.binding = [[P:[0-9]+]] : i64, codegen.packed = 0 : i64, codegen.set = 0 : i64}, {codegen.binding = [[P]] : i64, codegen.offset = 64 : i64, codegen.packed = 64 : i64, codegen.set = 0 : i64}
  // STEP: func.func @g
  // STEP: stream.cmd.copy
  // STEP: stream.cmd.copy
  // STEP-NEXT: stream.cmd.barrier
  // STEP: stream.cmd.dispatch @g_dispatch_0
  func.func @g(%x: tensor<4x9xi32>, %u: tensor<2x3xi32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x9xi32> {
    %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<4x9xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<4x9xi32>
    return %0 : tensor<4x9xi32>
  }
}

// Sizes in a uniform buffer are the kernel's fourth binding, of which it reads two words behind the host's 32 bytes. Two small arrays are put together
// in the transient buffer before the second kernel.
// JSON: "push_constant_bytes": 0, "storage_buffers": 4, "storage_range": 144},
// JSON: {"name": "add", "workgroup_size": [8, 16, 1], "subgroup_size": null,
// JSON-NEXT: "pipeline": "Vectorize", "tile_sizes": {{\[\[}}64,8],[4,1],[0,0]],
// JSON-NEXT: "bindings": [
// JSON-NEXT: {"set": 0, "binding": 3, "access": "read", "type": "storage_buffer", "bytes": "min(d0, 1)*(d0*10 - 4)*4 + 256", "alignment": 256},
// JSON-NEXT: {"set": 0, "binding": 4, "access": "read", "type": "storage_buffer", "bytes": "d1*24", "alignment": 256},
// JSON-NEXT: {"set": 1, "binding": 1, "access": "write", "type": "storage_buffer", "bytes": "min(d0, 1)*(d0 + 320)*4", "alignment": 256},
// JSON-NEXT: {"set": 2, "binding": 7, "access": "read", "type": "uniform_buffer", "bytes": "40", "alignment": 256}],
// JSON-NEXT: "push_constants": [],
// JSON-NEXT: "parameter_binding": 3, "parameters": [{"offset": 32, "type": "i32", "value": "d0"}, {"offset": 36, "type": "i32", "value": "d1"}],
// JSON: {"name": "mix",
// JSON: "arguments": [{"shape": ["d0", "6"], "type": "f32", "offset": "256", "strides": ["10", "1"], "bytes": "min(d0, 1)*(d0*10 - 4)*4 + 256", "set": 0, "binding": 3},
// JSON-SAME: "results": [{"shape": ["d0", "6"], "type": "f32", "offset": "0", "strides": ["1", "64"], "bytes": "min(d0, 1)*(d0 + 320)*4", "set": 1, "binding": 1}],
// JSON-NEXT: "constants": {"file": null, "bytes": 0}, "transient_bytes": "0",
// JSON-NEXT: "parameter_bytes": "40", "parameters": [{"offset": 32, "type": "i32", "value": "d0"}, {"offset": 36, "type": "i32", "value": "d1"}],
// JSON-NEXT: "steps": [
// JSON-NEXT: {"dispatch": 0, "bindings": [
// JSON: {"buffer": "parameters", "offset": "0", "bytes": "40"}],
// JSON-NEXT: "push_constants": [], "workgroup_count":
// JSON: {"name": "g", "symbols": [],
// JSON: "transient_bytes": "256",
// JSON-NEXT: "steps": [
// JSON-NEXT: {"copy": {"source": {"buffer": "argument", "index": 2, "offset": "0", "bytes": "4"}, "target": {"buffer": "transient", "offset": "0", "bytes": "4"}}},
// JSON-NEXT: {"copy": {"source": {"buffer": "argument", "index": 3, "offset": "0", "bytes": "4"}, "target": {"buffer": "transient", "offset": "64", "bytes": "4"}}},
// JSON-NEXT: {"barrier": "compute"},
// JSON-NEXT: {"dispatch": 1, "bindings": [
