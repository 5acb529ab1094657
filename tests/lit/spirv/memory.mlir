// RUN: cgc compile %s --target=vulkan1.0 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.0 %t.spv && spirv-dis %t.spv | FileCheck %s --check-prefix=OLD
// RUN: cgc compile %s --target=vulkan1.1 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.2 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv && spirv-dis %t.spv | FileCheck %s --check-prefix=ALL
// RUN: cgc compile %s --target=vulkan1.3 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

// Before SPIR-V 1.3 a storage buffer is a uniform BufferBlock.
// OLD: Version: 1.0
// OLD-NOT: OpExtension
// OLD: OpDecorate %{{.*}} BufferBlock
// OLD: OpVariable %{{.*}} Uniform
// OLD-NOT: StorageBuffer
// From 1.4 on the entry point lists every global: one id, four buffers and push constants, one array.
// ALL: OpEntryPoint GLCompute %{{[0-9a-z]+}} "memory" %gl_LocalInvocationID %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}{{$}}

// CHECK: OpCapability Shader
// CHECK-NOT: OpCapability
// CHECK-NOT: OpExtension
// CHECK: OpEntryPoint GLCompute %{{[0-9a-z]+}} "memory" %gl_LocalInvocationID{{$}}
// CHECK: OpExecutionMode %{{[0-9a-z]+}} LocalSize 64 1 1
// Binding 0 is read as scalars and as vectors: two variables of one memory, which nothing writes. Binding 2 is memory of its own.
// CHECK: OpDecorate %[[A:[0-9]+]] DescriptorSet 0
// CHECK-NEXT: OpDecorate %[[A]] Binding 0
// CHECK-NEXT: OpDecorate %[[A]] NonWritable
// CHECK-NOT: OpDecorate %[[A]] Restrict
// CHECK: OpDecorate %_arr_v4float_uint_16 ArrayStride 16
// CHECK: OpDecorate %[[A4:[0-9]+]] Binding 0
// CHECK-NEXT: OpDecorate %[[A4]] NonWritable
// Two views of binding 1 share a variable of unknown length.
// CHECK: OpDecorate %_runtimearr_float ArrayStride 4
// CHECK: OpDecorate %[[B:[0-9]+]] Binding 1
// CHECK-NEXT: OpDecorate %[[B]] NonReadable
// CHECK-NOT: Binding 1
// CHECK: OpDecorate %[[E:[0-9]+]] Binding 2
// CHECK-NEXT: OpDecorate %[[E]] Restrict
// CHECK: OpMemberDecorate %[[PUSH:_struct_[0-9]+]] 0 Offset 0
// CHECK-NEXT: OpMemberDecorate %[[PUSH]] 1 Offset 4
// An array of the workgroup has no layout.
// CHECK-NOT: OpDecorate %_arr_float_uint_64_0 ArrayStride
// CHECK-DAG: OpVariable %{{.*}} Workgroup
// CHECK-DAG: OpVariable %{{.*}} PushConstant
// CHECK: OpLabel
// CHECK-NEXT: OpVariable %{{.*}} Function
// CHECK: OpUDiv %uint %{{[0-9]+}} %uint_4
// CHECK: OpControlBarrier %uint_2 %uint_2 %uint_264
// 256 bytes are 64 elements.
// CHECK: %[[AT:[0-9]+]] = OpIAdd %uint %{{[0-9]+}} %uint_64
// CHECK-NEXT: %[[POINTER:[0-9]+]] = OpAccessChain %_ptr_StorageBuffer_float %[[B]] %uint_0 %[[AT]]
// CHECK-NEXT: OpStore %[[POINTER]]
// CHECK: OpAtomicIAdd %uint %{{[0-9]+}} %uint_1 %uint_0 %uint_1
// CHECK: OpAtomicSMax
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @memory ordinal(0) layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device, %w0: index, %w1: index):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @memory() {
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %c256 = arith.constant 256 : index
        %off = hal.interface.constant.load layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) ordinal(1) : i32
        %scale = hal.interface.constant.load layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) ordinal(0) : f32
        %offi = arith.index_cast %off : i32 to index
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xf32>
        %a4 = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<16xvector<4xf32>>
        %b = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) offset(%c256) : memref<?xf32>{%c256}
        %d = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) offset(%offi) : memref<?xf32>{%c256}
        %e = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(2) : memref<64xi32, strided<[1], offset: 8>>
        %shared = memref.alloc() : memref<64xf32, #gpu.address_space<workgroup>>
        %own = memref.alloca() : memref<4xf32>
        %i = gpu.thread_id x
        %x = memref.load %a[%i] : memref<64xf32>
        memref.store %x, %shared[%i] : memref<64xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %y = memref.load %shared[%c2] : memref<64xf32, #gpu.address_space<workgroup>>
        %v = memref.load %a4[%c0] : memref<16xvector<4xf32>>
        %v1 = vector.extract %v[1] : f32 from vector<4xf32>
        memref.store %v1, %own[%c2] : memref<4xf32>
        %z = memref.load %own[%c2] : memref<4xf32>
        %s = arith.addf %y, %z : f32
        %t = arith.mulf %s, %scale fastmath<contract> : f32
        memref.store %t, %b[%i] : memref<?xf32>
        memref.store %s, %d[%i] : memref<?xf32>
        %one = arith.constant 1 : i32
        %old = memref.atomic_rmw addi %one, %e[%c0] : (i32, memref<64xi32, strided<[1], offset: 8>>) -> i32
        %old2 = memref.atomic_rmw maxs %old, %e[%c2] : (i32, memref<64xi32, strided<[1], offset: 8>>) -> i32
        return
      }
    }
  }
}
