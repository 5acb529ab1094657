// RUN: cgc compile %s --target=vulkan1.0 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.0 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.1 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: cgc compile %s --target=vulkan1.2 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv
// RUN: cgc compile %s --target=vulkan1.3 --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// CHECK: OpDecorate %{{.*}} ArrayStride 16
// CHECK: %[[K:[0-9]+]] = OpConstantComposite %v4float %float_1 %float_2 %float_3 %float_4
// CHECK: OpFMul %v4float %{{[0-9]+}} %[[K]]
// CHECK: OpExtInst %v4float %{{[0-9]+}} Fma
// CHECK: OpCompositeExtract %float %{{[0-9]+}} 2
// CHECK: OpVectorExtractDynamic %float
// CHECK: OpCompositeInsert %v4float %{{[0-9]+}} %{{[0-9]+}} 0
// CHECK: OpCompositeConstruct %v4float
// CHECK: OpCompositeConstruct %v2float
// CHECK: OpVectorShuffle %v4float %{{[0-9]+}} %{{[0-9]+}} 0 5 2 7
// CHECK: OpFOrdLessThan %v4bool
// One condition for all lanes is spread first.
// CHECK: %[[ALL:[0-9]+]] = OpCompositeConstruct %v4bool
// CHECK-NEXT: OpSelect %v4float %[[ALL]]
// CHECK: OpVectorShuffle %v2float %[[S:[0-9]+]] %[[S]] 1 2
// CHECK: OpVectorShuffle %v4float %{{[0-9]+}} %{{[0-9]+}} 0 1 4 5
// In order, from lane 0.
// CHECK: %[[L0:[0-9]+]] = OpCompositeExtract %float %[[R:[0-9]+]] 0
// CHECK-NEXT: %[[L1:[0-9]+]] = OpCompositeExtract %float %[[R]] 1
// CHECK-NEXT: %[[S1:[0-9]+]] = OpFAdd %float %[[L0]] %[[L1]]
// CHECK-NEXT: %[[L2:[0-9]+]] = OpCompositeExtract %float %[[R]] 2
// CHECK-NEXT: %[[S2:[0-9]+]] = OpFAdd %float %[[S1]] %[[L2]]
// CHECK: OpBitcast %v4uint
// CHECK-COUNT-4: OpLoad %float
// CHECK: OpCompositeConstruct %v4float
// CHECK-COUNT-4: OpStore
// A vector of one element is a scalar, and its own sum.
// CHECK: %[[TWICE:[0-9]+]] = OpFAdd %float %[[ONCE:[0-9]+]] %[[ONCE]]
// CHECK-NEXT: %[[SQUARE:[0-9]+]] = OpFMul %float %[[TWICE]] %[[TWICE]]
// CHECK: OpStore %{{[0-9]+}} %[[TWICE]]
// An element of any place; a chain that fills all places, in whatever order, is one instruction.
// CHECK: OpVectorInsertDynamic %v4float %{{[0-9]+}} %[[TWICE]] %{{[0-9]+}}
// CHECK-NEXT: %[[ASIDE:[0-9]+]] = OpFSub %float %[[TWICE]] %[[TWICE]]
// CHECK-NEXT: OpCompositeConstruct %v4float %[[TWICE]] %[[SQUARE]] %[[ASIDE]] %[[TWICE]]
// CHECK: OpPhi %v4float
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @vectors ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @vectors() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c4 = arith.constant 4 : index
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<16xvector<4xf32>>
        %s = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xf32>
        %i = gpu.thread_id x
        %x = memref.load %a[%i] : memref<16xvector<4xf32>>
        %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
        %two = arith.constant dense<2.0> : vector<4xf32>
        %y = arith.mulf %x, %k fastmath<contract> : vector<4xf32>
        %z = vector.fma %y, %two, %x : vector<4xf32>
        %e = vector.extract %z[2] : f32 from vector<4xf32>
        %j = arith.remui %i, %c4 : index
        %ed = vector.extractelement %z[%j : index] : vector<4xf32>
        %n = vector.insert %e, %z [0] : f32 into vector<4xf32>
        %bc = vector.broadcast %ed : f32 to vector<4xf32>
        %sp = vector.splat %e : vector<2xf32>
        %sh = vector.shuffle %n, %bc [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
        %c = arith.cmpf olt, %sh, %bc : vector<4xf32>
        %sel = arith.select %c, %sh, %bc : vector<4xi1>, vector<4xf32>
        %q = arith.cmpi eq, %i, %c0 : index
        %sel2 = arith.select %q, %sel, %sh : vector<4xf32>
        %lo = vector.extract_strided_slice %sel2 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
        %lo2 = arith.addf %lo, %sp : vector<2xf32>
        %back = vector.insert_strided_slice %lo2, %sel2 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
        %r = vector.reduction <add>, %back : vector<4xf32> into f32
        %r2 = vector.reduction <mul>, %lo2, %r : vector<2xf32> into f32
        %bits = arith.bitcast %back : vector<4xf32> to vector<4xi32>
        %u = arith.andi %bits, %bits : vector<4xi32>
        %max = vector.reduction <maxui>, %u : vector<4xi32> into i32
        %f = arith.uitofp %max : i32 to f32
        %l = vector.load %s[%c4] : memref<64xf32>, vector<4xf32>
        %l2 = arith.addf %l, %back : vector<4xf32>
        vector.store %l2, %s[%c4] : memref<64xf32>, vector<4xf32>
        %one = vector.broadcast %r2 : f32 to vector<1xf32>
        %one2 = arith.addf %one, %one : vector<1xf32>
        %got1 = vector.extract %one2[0] : f32 from vector<1xf32>
        %got2 = vector.reduction <add>, %one2 : vector<1xf32> into f32
        %got = vector.reduction <mul>, %one2, %got1 : vector<1xf32> into f32
        memref.store %got2, %s[%c1] : memref<64xf32>
        %ed2 = vector.insertelement %got2, %back[%j : index] : vector<4xf32>
        %w3 = vector.insert %got2, %ed2 [3] : f32 into vector<4xf32>
        %w0 = vector.insert %got1, %w3 [0] : f32 into vector<4xf32>
        %aside = arith.subf %got1, %got2 : f32
        %w2 = vector.insert %aside, %w0 [2] : f32 into vector<4xf32>
        %w1 = vector.insert %got, %w2 [1] : f32 into vector<4xf32>
        vector.store %w1, %s[%c4] : memref<64xf32>, vector<4xf32>
        %fin = arith.addf %got, %f : f32
        %acc = scf.for %t = %c0 to %c4 step %c1 iter_args(%v = %back) -> (vector<4xf32>) {
          %v2 = arith.addf %v, %l : vector<4xf32>
          scf.yield %v2 : vector<4xf32>
        }
        %e3 = vector.extract %acc[3] : f32 from vector<4xf32>
        %fin2 = arith.addf %fin, %e3 : f32
        memref.store %fin2, %s[%i] : memref<64xf32>
        return
      }
    }
  }
}
