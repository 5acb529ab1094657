// RUN: cgc compile %s --target=vulkan1.0 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.0 %t.spv
// RUN: cgc compile %s --target=vulkan1.1 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: cgc compile %s --target=vulkan1.2 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv
// RUN: cgc compile %s --target=vulkan1.3 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: spirv-dis --raw-id %t.spv | FileCheck %s

// A loop: phis from entry and latch, the merge, and a body that holds a selection with another loop in it.
// CHECK: OpBranch %[[HEADER:[0-9]+]]
// CHECK: %[[HEADER]] = OpLabel
// CHECK-NEXT: %[[IV:[0-9]+]] = OpPhi %{{[0-9]+}} %{{[0-9]+}} %[[ENTRY:[0-9]+]] %[[NEXT:[0-9]+]] %[[LATCH:[0-9]+]]
// CHECK-NEXT: %[[SUM:[0-9]+]] = OpPhi %{{[0-9]+}} %{{[0-9]+}} %[[ENTRY]] %[[YIELD:[0-9]+]] %[[LATCH]]
// CHECK-NEXT: %[[COUNT:[0-9]+]] = OpPhi
// CHECK-NEXT: %[[MORE:[0-9]+]] = OpSLessThan %{{[0-9]+}} %[[IV]]
// CHECK-NEXT: OpLoopMerge %[[MERGE:[0-9]+]] %[[LATCH]] None
// CHECK-NEXT: OpBranchConditional %[[MORE]] %[[BODY:[0-9]+]] %[[MERGE]]
// CHECK: %[[BODY]] = OpLabel
// CHECK: OpSelectionMerge %[[JOIN:[0-9]+]] None
// CHECK: OpLoopMerge
// CHECK: %[[JOIN]] = OpLabel
// CHECK-NEXT: %[[YIELD]] = OpPhi
// CHECK: OpBranch %[[LATCH]]
// CHECK: %[[LATCH]] = OpLabel
// CHECK-NEXT: %[[NEXT]] = OpIAdd %{{[0-9]+}} %[[IV]]
// CHECK-NEXT: OpBranch %[[HEADER]]
// CHECK: %[[MERGE]] = OpLabel
// The while loop leaves from its own blocks; what the condition forwards is the result.
// CHECK: %[[V:[0-9]+]] = OpPhi %{{[0-9]+}} %[[COUNT]]
// CHECK: %[[P:[0-9]+]] = OpPhi %{{[0-9]+}} %[[SUM]]
// CHECK: OpLoopMerge %[[DONE:[0-9]+]]
// CHECK: OpBranchConditional %{{[0-9]+}} %{{[0-9]+}} %[[DONE]]
// CHECK: %[[DONE]] = OpLabel
// CHECK: OpSelectionMerge
// CHECK: OpStore %{{[0-9]+}} %[[P]]
// CHECK: OpStore %{{[0-9]+}} %[[V]]
// CHECK: OpReturn
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @flow ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @flow() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c8 = arith.constant 8 : index
        %zero = arith.constant 0.0 : f32
        %one = arith.constant 1 : i32
        %limit = arith.constant 100 : i32
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xf32>
        %b = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xf32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(2) : memref<64xi32>
        %i = gpu.thread_id x
        %sum, %count = scf.for %k = %c0 to %c8 step %c1 iter_args(%s = %zero, %n = %one) -> (f32, i32) {
          %x = memref.load %a[%k] : memref<64xf32>
          %positive = arith.cmpf ogt, %x, %zero : f32
          %s1, %n1 = scf.if %positive -> (f32, i32) {
            %inner = scf.for %j = %c0 to %k step %c1 iter_args(%t = %s) -> (f32) {
              %y = arith.addf %t, %x : f32
              scf.yield %y : f32
            }
            %m = arith.addi %n, %one : i32
            scf.yield %inner, %m : f32, i32
          } else {
            scf.yield %s, %n : f32, i32
          }
          scf.yield %s1, %n1 : f32, i32
        }
        %w:2 = scf.while (%v = %count, %p = %sum) : (i32, f32) -> (i32, f32) {
          %more = arith.cmpi slt, %v, %limit : i32
          scf.condition(%more) %v, %p : i32, f32
        } do {
        ^bb0(%v: i32, %p: f32):
          %v2 = arith.addi %v, %v : i32
          %p2 = arith.addf %p, %p : f32
          scf.yield %v2, %p2 : i32, f32
        }
        %first = arith.cmpi eq, %i, %c0 : index
        scf.if %first {
          memref.store %w#1, %b[%i] : memref<64xf32>
          memref.store %w#0, %o[%i] : memref<64xi32>
        }
        return
      }
    }
  }
}
