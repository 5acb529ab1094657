// RUN: cgc compile %s --target=vulkan1.1 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.3 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: cgc compile %s --target=vulkan1.3 --pipeline='materialize-interface,verify-emission' -o %t.again.spv && cmp %t.spv %t.again.spv
// RUN: cgc compile %s --target=vulkan1.1 -g --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv && spirv-dis %t.spv | FileCheck %s --check-prefix=NAMES
// CHECK: OpEntryPoint GLCompute %[[DOUBLE:[0-9]+]] "double" %gl_GlobalInvocationID{{$}}
// CHECK-NEXT: OpEntryPoint GLCompute %[[SQUARE:[0-9]+]] "square" %gl_WorkGroupID %gl_NumWorkGroups %gl_GlobalInvocationID{{$}}
// CHECK-NEXT: OpExecutionMode %[[DOUBLE]] LocalSize 64 1 1
// CHECK-NEXT: OpExecutionMode %[[SQUARE]] LocalSize 16 2 1
// CHECK-NOT: OpName
// CHECK-NOT: OpLine
// One variable a built-in, one a kernel and binding.
// CHECK-COUNT-1: BuiltIn GlobalInvocationId
// CHECK: %[[DOUBLE]] = OpFunction
// CHECK: OpFAdd
// CHECK: %[[SQUARE]] = OpFunction
// CHECK: OpCompositeExtract %uint %{{[0-9]+}} 1
// CHECK: OpCompositeExtract %uint %{{[0-9]+}} 2
// CHECK: OpIAdd %uint %{{[0-9]+}} %uint_16
// NAMES: OpString "{{.*}}entry-points.mlir"
// NAMES: OpName %{{.*}} "double"
// NAMES: OpName %{{.*}} "binding_0_0"
// NAMES: OpLine
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @double ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    hal.executable.export public @square ordinal(1) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [16 : index, 2 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @double() {
        %i = gpu.global_id x
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xf32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xf32>
        %x = memref.load %a[%i] : memref<64xf32>
        %y = arith.addf %x, %x : f32
        memref.store %y, %o[%i] : memref<64xf32>
        return
      }
      func.func @square() {
        %i = gpu.global_id x
        %g = gpu.grid_dim y
        %b = gpu.block_id z
        %d = gpu.block_dim x
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) binding(0) : memref<64xf32>
        %x = memref.load %a[%i] : memref<64xf32>
        %y = arith.mulf %x, %x : f32
        %k0 = arith.addi %g, %b : index
        %k1 = arith.addi %k0, %d : index
        %in = arith.cmpi slt, %i, %k1 : index
        scf.if %in {
          memref.store %y, %a[%i] : memref<64xf32>
        }
        return
      }
    }
  }
}
