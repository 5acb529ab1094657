// What SPV_NV_cooperative_matrix2 does to matrices where they are: functions of elements, which are made once, rows reduced, sums that become factors.
// RUN: cgc compile %s --target=hopper --pipeline='materialize-interface,verify-emission' --emit=spvasm -o - | FileCheck %s
// RUN: cgc compile %s --target=hopper --pipeline='materialize-interface,verify-emission' -o %t.spv && FileCheck %s --check-prefix=NEEDS --input-file=%t.json
// RUN: sed 's/"hopper"/"rdna3"/' %s >%t.mlir && not cgc compile %t.mlir --pipeline='materialize-interface,verify-emission' -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=LACKS
// RUN: sed 's/f32/f16/g' %s >%t.mlir && not cgc compile %t.mlir --pipeline='materialize-interface,verify-emission' -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=HALF
// CHECK-DAG: OpCapability CooperativeMatrixReductionsNV
// CHECK-DAG: OpCapability CooperativeMatrixConversionsNV
// CHECK-DAG: OpCapability CooperativeMatrixPerElementOperationsNV
// CHECK-DAG: OpExtension "SPV_NV_cooperative_matrix2"
// CHECK-DAG: %[[NONE:[0-9]+]] = OpConstant %[[F32:[0-9]+]] -0x1p+128{{$}}
// CHECK: %[[TRIL:[0-9]+]] = OpFunction %[[F32]] None %{{[0-9]+}}
// CHECK-NEXT: %[[ROW:[0-9]+]] = OpFunctionParameter %[[WORD:[0-9]+]]
// CHECK-NEXT: %[[COLUMN:[0-9]+]] = OpFunctionParameter %[[WORD]]
// CHECK-NEXT: %[[V:[0-9]+]] = OpFunctionParameter %[[F32]]
// CHECK-NEXT: %[[UP_TO:[0-9]+]] = OpFunctionParameter %[[F32]]
// CHECK-NEXT: OpLabel
// CHECK-NEXT: %[[AT:[0-9]+]] = OpISub %[[WORD]] %[[COLUMN]] %[[ROW]]
// CHECK-NEXT: %[[F:[0-9]+]] = OpConvertSToF %[[F32]] %[[AT]]
// CHECK-NEXT: %[[IN:[0-9]+]] = OpFOrdLessThanEqual %{{[0-9]+}} %[[F]] %[[UP_TO]]
// CHECK-NEXT: %[[R:[0-9]+]] = OpSelect %[[F32]] %[[IN]] %[[V]] %[[NONE]]
// CHECK-NEXT: OpReturnValue %[[R]]
// CHECK-NEXT: OpFunctionEnd
// CHECK: %[[UNTIL:[0-9]+]] = OpFunction
// CHECK: OpFOrdLessThan %
// CHECK: %[[MAX:[0-9]+]] = OpFunction
// CHECK: OpExtInst %[[F32]] %{{[0-9]+}} FMax
// CHECK: %[[ROW_MAX:[0-9]+]] = OpFunction
// CHECK: OpExtInst %[[F32]] %{{[0-9]+}} FMax
// CHECK: %[[EXP2:[0-9]+]] = OpFunction
// CHECK: OpExtInst %[[F32]] %{{[0-9]+}} Exp2
// CHECK: %[[ROW_SUM:[0-9]+]] = OpFunction
// CHECK: OpFAdd %[[F32]]
// A bf16 is what was rounded to it before, where the target's own conversion is not trusted with that.
// CHECK: %[[BF16:[0-9]+]] = OpFunction
// CHECK: OpBitwiseOr
// CHECK: OpSelect
// CHECK: %[[NO_NAN:[0-9]+]] = OpFunction
// CHECK-NOT: OpSelect
// CHECK: OpFunctionEnd
// CHECK-NEXT: OpFunction
// CHECK: %[[A:[0-9]+]] = OpCooperativeMatrixPerElementOpNV %[[C:[0-9]+]] %[[X:[0-9]+]] %[[TRIL]] %[[X]]
// CHECK: %[[B:[0-9]+]] = OpCooperativeMatrixPerElementOpNV %[[C]] %[[A]] %[[UNTIL]] %[[X]]
// CHECK: %[[D:[0-9]+]] = OpCooperativeMatrixPerElementOpNV %[[C]] %[[B]] %[[MAX]] %[[A]]
// CHECK: %[[E:[0-9]+]] = OpCooperativeMatrixReduceNV %[[C]] %[[D]] Row %[[ROW_MAX]]
// CHECK: %[[G:[0-9]+]] = OpCooperativeMatrixPerElementOpNV %[[C]] %[[E]] %[[EXP2]]{{$}}
// CHECK: %[[H:[0-9]+]] = OpCooperativeMatrixPerElementOpNV %[[C]] %[[G]] %[[EXP2]]{{$}}
// CHECK: %[[S:[0-9]+]] = OpCooperativeMatrixReduceNV %[[C]] %[[H]] Row %[[ROW_SUM]]
// CHECK: %[[N:[0-9]+]] = OpFConvert %{{[0-9]+}} %[[S]]
// CHECK: OpCooperativeMatrixConvertNV %{{[0-9]+}} %[[N]]
// CHECK: %[[ROUNDED:[0-9]+]] = OpCooperativeMatrixPerElementOpNV %[[C]] %[[Z:[0-9]+]] %[[BF16]]{{$}}
// CHECK: OpFConvert %{{[0-9]+}} %[[ROUNDED]]
// CHECK: OpCooperativeMatrixConvertNV
// CHECK: OpCooperativeMatrixPerElementOpNV %[[C]] %[[Z]] %[[NO_NAN]]{{$}}
// NEEDS: "extensions": ["VK_KHR_cooperative_matrix", "VK_KHR_shader_bfloat16", "VK_NV_cooperative_matrix2"]
// NEEDS: "cooperativeMatrixConversions", "cooperativeMatrixPerElementOperations", "cooperativeMatrixReductions"
// LACKS: needs what the target lacks: cooperativeMatrixPerElementOperations, target rdna3
// HALF: does what no instruction on matrices does
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>) {
    hal.executable.export public @matrix ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) attributes {subgroup_size = 32 : index, workgroup_size = [32 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @matrix() {
        %zero = arith.constant 0 : index
        %half = arith.constant 0.5 : f32
        %out = hal.interface.binding.subspan set(0) binding(0) : memref<256xf16>
        %x = gpu.subgroup_mma_constant_matrix %half : !gpu.mma_matrix<16x16xf32, "COp">
        %a = gpu.subgroup_mma_elementwise tril %x, %x : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        %b = gpu.subgroup_mma_elementwise until %a, %x : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        %d = gpu.subgroup_mma_elementwise maxf %b, %a : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        %e = gpu.subgroup_mma_elementwise row_max %d : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        %g = gpu.subgroup_mma_elementwise exp2 %e : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        %h = gpu.subgroup_mma_elementwise exp2 %g : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        %s = gpu.subgroup_mma_elementwise row_sum %h : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
        %n = gpu.subgroup_mma_elementwise truncf %s : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
        %y = gpu.subgroup_mma_load_matrix %out[%zero] {leadDimension = 16 : index} : memref<256xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
        %z = gpu.subgroup_mma_compute %n, %y, %x : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
        %bf = gpu.subgroup_mma_elementwise truncf %z : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xbf16, "AOp">
        %no_nan = gpu.subgroup_mma_elementwise truncf %z {fastmath = #arith.fastmath<nnan>} : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xbf16, "AOp">
        %w = gpu.subgroup_mma_elementwise truncf %z : (!gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
        gpu.subgroup_mma_store_matrix %w, %out[%zero] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<256xf16>
        return
      }
    }
  }
}
