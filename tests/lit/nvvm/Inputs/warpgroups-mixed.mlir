// A warpgroup's product of two types of f8, in the emission form.
hal.executable private @mixed {
  hal.executable.variant public @sm_90a target(<"cuda", "cuda-nvptx-fb", {target = "sm_90a"}>) {
    hal.executable.export public @mixed ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) attributes {subgroup_size = 128 : index, workgroup_size = [128 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @mixed() {
        %zero = arith.constant 0 : index
        %cst = arith.constant 0.0 : f32
        %m = memref.alloc() : memref<1024xvector<4xi32>, 3>
        %out = hal.interface.binding.subspan set(0) binding(0) alignment(64) offset(%zero) : memref<4096xf32>
        %c = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<64x64xf32, "COp">
        %a = gpu.subgroup_mma_load_matrix %m[%zero] {codegen.swizzle = 512 : index, leadDimension = 8 : index} : memref<1024xvector<4xi32>, 3> -> !gpu.mma_matrix<64x128xf8E4M3FN, "AOp">
        %b = gpu.subgroup_mma_load_matrix %m[%zero] {codegen.swizzle = 512 : index, leadDimension = 8 : index, transpose} : memref<1024xvector<4xi32>, 3> -> !gpu.mma_matrix<128x64xf8E5M2, "BOp">
        %r = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<64x128xf8E4M3FN, "AOp">, !gpu.mma_matrix<128x64xf8E5M2, "BOp"> -> !gpu.mma_matrix<64x64xf32, "COp">
        gpu.subgroup_mma_store_matrix %r, %out[%zero] {leadDimension = 64 : index} : !gpu.mma_matrix<64x64xf32, "COp">, memref<4096xf32>
        return
      }
    }
  }
}
