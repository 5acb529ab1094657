// RUN: cgc compile %s --target=valhall --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: cgc compile %s --target=hopper --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: not cgc compile %s --target=vulkan1.1 --pipeline='materialize-interface,verify-emission' -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=LACKS
// RUN: not cgc compile %s --target=vulkan1.0 --pipeline='materialize-interface,verify-emission' -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=OLD
// CHECK: OpCapability GroupNonUniform{{$}}
// CHECK-NEXT: OpCapability GroupNonUniformArithmetic
// CHECK-NEXT: OpCapability GroupNonUniformShuffle{{$}}
// CHECK-NEXT: OpCapability GroupNonUniformShuffleRelative
// CHECK-DAG: BuiltIn SubgroupLocalInvocationId
// CHECK-DAG: BuiltIn SubgroupId
// CHECK-DAG: BuiltIn NumSubgroups
// CHECK-DAG: BuiltIn SubgroupSize
// CHECK: OpGroupNonUniformFAdd %float %uint_3 Reduce
// CHECK: OpGroupNonUniformShuffleXor %float %uint_3 %{{[0-9]+}} %uint_1
// CHECK: %[[DOWN:[0-9]+]] = OpGroupNonUniformShuffleDown
// CHECK: %[[VALID:[0-9]+]] = OpULessThan %bool
// CHECK: OpSelect %float %[[VALID]] %[[DOWN]]
// CHECK: %[[UP:[0-9]+]] = OpGroupNonUniformShuffleUp
// CHECK: %[[FIRST:[0-9]+]] = OpUGreaterThanEqual %bool %{{[0-9]+}} %uint_1
// CHECK: OpSelect %float %[[FIRST]] %[[UP]]
// CHECK: OpGroupNonUniformFMax
// CHECK: OpGroupNonUniformUMax
// LACKS: error: 'gpu.subgroup_reduce' op needs what the target lacks: VK_SUBGROUP_FEATURE_ARITHMETIC_BIT, target vulkan1.1
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "valhall"}>) {
    hal.executable.export public @subgroup ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @subgroup() {
        %c1 = arith.constant 1 : i32
        %c32 = arith.constant 32 : i32
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) : memref<64xf32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xi32>
        %i = gpu.thread_id x
        %lane = gpu.lane_id
        // Of several that the target has not, the first is named.
        // OLD: subgroup.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: 'gpu.subgroup_id' op needs what the target lacks: subgroup operations
        %id = gpu.subgroup_id : index
        %id_again = gpu.subgroup_id : index
        %num = gpu.num_subgroups : index
        %size = gpu.subgroup_size : index
        %x = memref.load %a[%i] : memref<64xf32>
        %s = gpu.subgroup_reduce add %x : (f32) -> f32
        %y, %valid = gpu.shuffle xor %s, %c1, %c32 : f32
        %z, %valid2 = gpu.shuffle down %y, %c1, %c32 : f32
        %w = arith.select %valid2, %z, %y : f32
        %up, %valid3 = gpu.shuffle up %w, %c1, %c32 : f32
        %v = arith.select %valid3, %up, %w : f32
        %m = gpu.subgroup_reduce maxnumf %v : (f32) -> f32
        memref.store %m, %a[%i] : memref<64xf32>
        %t0 = arith.addi %lane, %id : index
        %t1 = arith.addi %t0, %num : index
        %t2 = arith.addi %t1, %size : index
        %t3 = arith.index_cast %t2 : index to i32
        %t4 = gpu.subgroup_reduce maxui %t3 : (i32) -> i32
        memref.store %t4, %o[%i] : memref<64xi32>
        return
      }
    }
  }
}
