// RUN: cgc compile %s --target=hopper --pipeline='materialize-interface,verify-emission' --emit=spvasm -o - | FileCheck %s
// RUN: cgc compile %s --target=hopper --pipeline='materialize-interface,verify-emission' -o %t.spv && FileCheck %s --check-prefix=NEEDS --input-file=%t.json
// RUN: not cgc compile %s --target=lavapipe --pipeline='materialize-interface,verify-emission' -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=LACKS
// CHECK-DAG: OpCapability VulkanMemoryModel
// CHECK-DAG: OpCapability CooperativeMatrixKHR
// CHECK-DAG: OpCapability BFloat16CooperativeMatrixKHR
// CHECK-DAG: OpExtension "SPV_KHR_bfloat16"
// CHECK-DAG: OpExtension "SPV_KHR_cooperative_matrix"
// CHECK: OpMemoryModel Logical Vulkan
// CHECK: %[[ZERO:[0-9]+]] = OpConstant %[[WORD:[0-9]+]] 0{{$}}
// CHECK: %[[TWO:[0-9]+]] = OpConstant %[[WORD]] 2{{$}}
// CHECK: %[[FOUR:[0-9]+]] = OpConstant %[[WORD]] 4{{$}}
// CHECK: %[[SUBGROUP:[0-9]+]] = OpConstant %[[WORD]] 3{{$}}
// CHECK: %[[N:[0-9]+]] = OpConstant %[[WORD]] 16{{$}}
// CHECK: %[[A:[0-9]+]] = OpTypeCooperativeMatrixKHR %[[HALF:[0-9]+]] %[[SUBGROUP]] %[[N]] %[[N]] %[[ZERO]]
// CHECK: %[[ONE:[0-9]+]] = OpConstant %[[WORD]] 1{{$}}
// CHECK: %[[B:[0-9]+]] = OpTypeCooperativeMatrixKHR %[[HALF]] %[[SUBGROUP]] %[[N]] %[[N]] %[[ONE]]
// CHECK: %[[BF:[0-9]+]] = OpTypeFloat 16 BFloat16KHR
// CHECK: OpTypeCooperativeMatrixKHR %[[BF]] %[[SUBGROUP]] %[[N]] %[[N]] %[[ZERO]]
// CHECK: OpTypeCooperativeMatrixKHR %[[BF]] %[[SUBGROUP]] %[[N]] %[[N]] %[[ONE]]
// CHECK: %[[C:[0-9]+]] = OpTypeCooperativeMatrixKHR %{{[0-9]+}} %[[SUBGROUP]] %[[N]] %[[N]] %[[TWO]]
// CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} MakePointerAvailable|NonPrivatePointer %[[TWO]]
// CHECK: OpControlBarrier
// CHECK: OpCooperativeMatrixLoadKHR %[[A]] %{{[0-9]+}} %[[ZERO]] %[[TWO]] MakePointerVisible|NonPrivatePointer %[[TWO]]
// CHECK: OpCooperativeMatrixLoadKHR %[[B]] %{{[0-9]+}} %[[ONE]] %[[TWO]]{{$}}
// CHECK: %[[INIT:[0-9]+]] = OpCompositeConstruct %[[F32:[0-9]+]]
// CHECK: %[[ACC:[0-9]+]] = OpPhi %[[F32]] %[[INIT]]
// CHECK: %[[NEXT:[0-9]+]] = OpCooperativeMatrixMulAddKHR %[[F32]] %{{[0-9]+}} %{{[0-9]+}} %[[ACC]]{{$}}
// CHECK: OpCooperativeMatrixMulAddKHR %[[F32]] %{{[0-9]+}} %{{[0-9]+}} %[[NEXT]]{{$}}
// CHECK: %[[SUM:[0-9]+]] = OpCooperativeMatrixMulAddKHR %[[C]] %{{.*}} MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR
// CHECK: %[[SQUARE:[0-9]+]] = OpFMul %[[F32]] %[[ACC]] %[[ACC]]
// CHECK: %[[NARROW:[0-9]+]] = OpFConvert %{{[0-9]+}} %[[SQUARE]]
// CHECK: OpCooperativeMatrixStoreKHR %{{[0-9]+}} %[[SUM]] %[[ZERO]] %[[FOUR]] MakePointerAvailable|NonPrivatePointer %[[TWO]]
// CHECK: OpCooperativeMatrixStoreKHR %{{[0-9]+}} %[[NARROW]] %[[ZERO]] %[[N]]{{$}}
// NEEDS: "extensions": ["VK_KHR_cooperative_matrix", "VK_KHR_shader_bfloat16"]
// NEEDS: "cooperativeMatrix", "shaderBFloat16CooperativeMatrix", "shaderBFloat16Type"
// NEEDS: "vulkanMemoryModel"
// LACKS: needs what the target lacks: vulkanMemoryModel, target lavapipe
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>) {
    hal.executable.export public @matrix ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {subgroup_size = 32 : index, workgroup_size = [32 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @matrix() {
        %zero = arith.constant 0 : index
        %two = arith.constant 2 : index
        %four = arith.constant 4 : index
        %half = arith.constant 0.5 : f32
        %in = hal.interface.binding.subspan set(0) binding(0) : memref<64xvector<4xi32>>
        %out = hal.interface.binding.subspan set(0) binding(1) : memref<256xf16>
        %m = memref.alloc() : memref<64xvector<4xi32>, 3>
        %lane = gpu.lane_id
        %x = memref.load %in[%lane] : memref<64xvector<4xi32>>
        memref.store %x, %m[%lane] : memref<64xvector<4xi32>, 3>
        %next = arith.addi %lane, %four : index
        gpu.barrier
        %a = gpu.subgroup_mma_load_matrix %m[%zero] {leadDimension = 2 : index} : memref<64xvector<4xi32>, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
        %b = gpu.subgroup_mma_load_matrix %in[%zero] {leadDimension = 2 : index, transpose} : memref<64xvector<4xi32>> -> !gpu.mma_matrix<16x16xf16, "BOp">
        %p = gpu.subgroup_mma_load_matrix %m[%zero] {leadDimension = 1 : index} : memref<64xvector<4xi32>, 3> -> !gpu.mma_matrix<16x16xbf16, "AOp">
        %q = gpu.subgroup_mma_load_matrix %m[%zero] {leadDimension = 1 : index} : memref<64xvector<4xi32>, 3> -> !gpu.mma_matrix<16x16xbf16, "BOp">
        %s = gpu.subgroup_mma_load_matrix %m[%zero] {leadDimension = 2 : index} : memref<64xvector<4xi32>, 3> -> !gpu.mma_matrix<16x32xsi8, "AOp">
        %t = gpu.subgroup_mma_load_matrix %m[%zero] {leadDimension = 1 : index} : memref<64xvector<4xi32>, 3> -> !gpu.mma_matrix<32x16xsi8, "BOp">
        %u = gpu.subgroup_mma_load_matrix %m[%zero] {leadDimension = 0 : index} : memref<64xvector<4xi32>, 3> -> !gpu.mma_matrix<16x16xi32, "COp">
        %c = gpu.subgroup_mma_constant_matrix %half : !gpu.mma_matrix<16x16xf32, "COp">
        %r = scf.for %i = %zero to %four step %two iter_args(%acc = %c) -> (!gpu.mma_matrix<16x16xf32, "COp">) {
          %n = gpu.subgroup_mma_compute %a, %b, %acc : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
          %k = gpu.subgroup_mma_compute %p, %q, %n : !gpu.mma_matrix<16x16xbf16, "AOp">, !gpu.mma_matrix<16x16xbf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
          scf.yield %k : !gpu.mma_matrix<16x16xf32, "COp">
        }
        %v = gpu.subgroup_mma_compute %s, %t, %u : !gpu.mma_matrix<16x32xsi8, "AOp">, !gpu.mma_matrix<32x16xsi8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
        %d = gpu.subgroup_mma_elementwise mulf %r, %r : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        %e = gpu.subgroup_mma_elementwise truncf %d : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
        gpu.barrier
        gpu.subgroup_mma_store_matrix %v, %m[%zero] {leadDimension = 4 : index} : !gpu.mma_matrix<16x16xi32, "COp">, memref<64xvector<4xi32>, 3>
        gpu.subgroup_mma_store_matrix %e, %out[%zero] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<256xf16>
        return
      }
    }
  }
}
