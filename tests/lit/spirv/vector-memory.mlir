// RUN: cgc compile %s --target=vulkan1.0 --pipeline='materialize-interface,flatten-memrefs,vectorize-load-store,canonicalize,cse,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.0 %t.spv && spirv-dis %t.spv | FileCheck %s --check-prefix=OLD
// RUN: cgc compile %s --target=vulkan1.1 --pipeline='materialize-interface,flatten-memrefs,vectorize-load-store,canonicalize,cse,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.3 --pipeline='materialize-interface,flatten-memrefs,vectorize-load-store,canonicalize,cse,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

// A 16x16 tile is transposed through the workgroup's memory, each thread reading and writing four elements: scalars go in, vectors come out. The
// array holds vectors, and a scalar is a component of one. What is loaded scalar by scalar is put together at once.
// OLD: OpDecorate %{{.*}} BufferBlock
// OLD: OpTypePointer Uniform %v4float
// CHECK: OpDecorate %[[IN:[0-9]+]] Binding 0
// CHECK-NEXT: OpDecorate %[[IN]] NonWritable
// CHECK-NEXT: OpDecorate %[[IN]] Restrict
// The result is written as vectors and scalars: two variables of one memory.
// CHECK: OpDecorate %[[OUT4:[0-9]+]] Binding 2
// CHECK-NEXT: OpDecorate %[[OUT4]] Aliased
// CHECK-NEXT: OpDecorate %[[OUT4]] NonReadable
// CHECK: OpDecorate %[[OUT:[0-9]+]] Binding 2
// CHECK-NEXT: OpDecorate %[[OUT]] Aliased
// CHECK: %_arr_v4float_uint_64 = OpTypeArray %v4float %uint_64
// CHECK: %[[ARRAY:[0-9]+]] = OpVariable %_ptr_Workgroup__arr_v4float_uint_64 Workgroup
// CHECK: OpLoad %v4float
// CHECK: %[[AT:[0-9]+]] = OpShiftRightLogical %uint %[[I:[0-9]+]] %uint_2
// CHECK: %[[LANE:[0-9]+]] = OpBitwiseAnd %uint %[[I]] %uint_3
// CHECK: OpAccessChain %_ptr_Workgroup_float %[[ARRAY]] %[[AT]] %[[LANE]]
// CHECK: OpControlBarrier
// CHECK: OpAccessChain %_ptr_Workgroup_v4float %[[ARRAY]] %{{[0-9]+}}
// CHECK: OpLoad %v4float
// CHECK-NOT: OpCompositeInsert
// CHECK: OpCompositeConstruct %v4float
// CHECK-NOT: OpCompositeInsert
// The loop carries a vector; its operations are vectors, and may be contracted.
// CHECK: OpPhi %v4float
// CHECK: OpLoopMerge %{{[0-9]+}} %{{[0-9]+}} Unroll
// CHECK: OpExtInst %v4float %{{[0-9]+}} Fma
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @transpose ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 16 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @transpose() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c256 = arith.constant 256 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : memref<16x16xf32>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) flags(ReadOnly) : memref<80xf32>
        %o = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) : memref<260xf32>
        %tile = memref.alloc() : memref<16x16xf32, 3>
        %x = gpu.thread_id x
        %row = gpu.thread_id y
        %col = arith.muli %x, %c4 : index
        %v = vector.load %a[%row, %col] : memref<16x16xf32>, vector<4xf32>
        %v0 = vector.extract %v[0] : f32 from vector<4xf32>
        %v1 = vector.extract %v[1] : f32 from vector<4xf32>
        %v2 = vector.extract %v[2] : f32 from vector<4xf32>
        %v3 = vector.extract %v[3] : f32 from vector<4xf32>
        %col1 = arith.addi %col, %c1 : index
        %col2 = arith.addi %col, %c2 : index
        %col3 = arith.addi %col, %c3 : index
        memref.store %v0, %tile[%col, %row] : memref<16x16xf32, 3>
        memref.store %v1, %tile[%col1, %row] : memref<16x16xf32, 3>
        memref.store %v2, %tile[%col2, %row] : memref<16x16xf32, 3>
        memref.store %v3, %tile[%col3, %row] : memref<16x16xf32, 3>
        gpu.barrier
        %t = vector.load %tile[%row, %col] : memref<16x16xf32, 3>, vector<4xf32>
        %at = arith.addi %row, %col : index
        %s = vector.load %b[%at] : memref<80xf32>, vector<4xf32>
        %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%acc = %t) -> (vector<4xf32>) {
          %n = vector.fma %acc, %s, %t : vector<4xf32>
          scf.yield %n : vector<4xf32>
        } {cg.unroll = true}
        %sixteen = arith.constant 16 : index
        %line = arith.muli %row, %sixteen : index
        %to = arith.addi %line, %col : index
        vector.store %r, %o[%to] : memref<260xf32>, vector<4xf32>
        %first = arith.cmpi eq, %to, %c0 : index
        scf.if %first {
          %r1 = vector.extract %r[1] : f32 from vector<4xf32>
          memref.store %r1, %o[%c256] : memref<260xf32>
        }
        return
      }
    }
  }
}
