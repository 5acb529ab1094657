// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90a --config='pipeline=Attention workgroup_size=128,1,1 subgroup_size=128 tile=1,64,64,0,0 thread=0,64,64,0,0 reduction=0,0,0,64,64 buffers=2' --print-ir-after=tile-attention -o %t.ptx 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=PTX < %t.ptx
// RUN: cgc compile %s --target=sm_90a -o %t.many.ptx && FileCheck %s --check-prefix=MANY < %t.many.ptx
// RUN: %unsanitized cgc run %s --function=causal --device=interp --target=sm_90a --config='pipeline=Attention workgroup_size=128,1,1 subgroup_size=128 tile=1,64,64,0,0 thread=0,64,64,0,0 reduction=0,0,0,64,64 buffers=2' --compare --print-limit=0 --output=@/dev/null --input=2x129x64xf16=random:1 --input=2x129x64xf16=random:2 --input=2x129x64xf16=random:3 | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=keys --device=interp --target=sm_90a --config='pipeline=Attention workgroup_size=128,1,1 subgroup_size=128 tile=1,64,64,0,0 thread=0,64,64,0,0 reduction=0,0,0,64,64 buffers=2' --compare --print-limit=0 --output=@/dev/null --input=2x63x128xbf16=random:1 --input=2x70x128xbf16=random:2 --input=2x70x64xbf16=random:3 | FileCheck %s --check-prefix=SAME
// SAME: worst difference {{0|0\.00[0-9]+|.*e-[0-9]+}} at

// Attention by warpgroups: scores of a tile of keys are begun, then the tile in front is weighed, which goes on while they become weights.
// CHECK-LABEL: func.func @causal_dispatch_0
// CHECK-SAME:  pipeline = Attention workgroup_size = [128, 1, 1] subgroup_size = 128
// CHECK:       gpu.subgroup_mma_compute {{.*}} !gpu.mma_matrix<64x64xf16, "AOp">
// CHECK:       gpu.subgroup_mma_elementwise mulf %{{.*}} {codegen.wait_group = 0 : i32
// CHECK:       scf.if
// CHECK:         gpu.subgroup_mma_elementwise tril
// CHECK:         gpu.subgroup_mma_elementwise until
// CHECK:       scf.for
// CHECK:         nvgpu.device_async_wait
// CHECK-NEXT:    gpu.barrier
// CHECK:         %[[W:.*]] = gpu.subgroup_mma_elementwise truncf {{.*}} -> !gpu.mma_matrix<64x64xf16, "AOp">
// CHECK:         %[[S:.*]] = gpu.subgroup_mma_compute {{.*}}codegen.wait_group = 1
// CHECK:         %[[O:.*]] = gpu.subgroup_mma_compute %[[W]], {{.*}}codegen.wait_group = 1
// CHECK:         gpu.subgroup_mma_elementwise mulf %[[S]], {{.*}}codegen.wait_group = 1
// CHECK:         gpu.subgroup_mma_elementwise mulf %[[O]], {{.*}}codegen.wait_group = 0
// CHECK:       gpu.subgroup_mma_elementwise truncf
// CHECK:       gpu.subgroup_mma_elementwise row_sum
// Scores of 64 columns shrink sums of 64, those of 128 columns are factors of two panels; weights are factors in registers.
// CHECK-LABEL: func.func @keys_dispatch_0
// CHECK:       gpu.subgroup_mma_load_matrix {{.*}} !gpu.mma_matrix<64x128xbf16, "AOp">
// They are chosen where most compute units have one.
// MANY-LABEL: .entry causal_dispatch_0
// MANY-NOT:  wgmma
// MANY-LABEL: .entry many_dispatch_0
// MANY:       wgmma.mma_async
// PTX-LABEL: .entry causal_dispatch_0
// PTX:       wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {{{.*}}}, %rd{{[0-9]+}}, %rd{{[0-9]+}}, q, 1, 1, 0, 0;
// PTX:       wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {{{.*}}}, {%r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}, %r{{[0-9]+}}}, %rd{{[0-9]+}}, p, 1, 1, 1;
// PTX:       wgmma.wait_group.sync.aligned 1;
#q = affine_map<(b, m, n, k, d) -> (b, m, d)>
#k = affine_map<(b, m, n, k, d) -> (b, k, d)>
#v = affine_map<(b, m, n, k, d) -> (b, k, n)>
#s = affine_map<(b, m, n, k, d) -> ()>
#o = affine_map<(b, m, n, k, d) -> (b, m, n)>
func.func @causal(%q: tensor<2x129x64xf16>, %k: tensor<2x129x64xf16>, %v: tensor<2x129x64xf16>) -> tensor<2x129x64xf16> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2x129x64xf16>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]}
      ins(%q, %k, %v, %scale : tensor<2x129x64xf16>, tensor<2x129x64xf16>, tensor<2x129x64xf16>, f32) outs(%e : tensor<2x129x64xf16>) {
  ^bb0(%score: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 3 : index
    %p = arith.cmpi sge, %i, %j : index
    %least = arith.constant -1.0e+30 : f32
    %y = arith.select %p, %score, %least : f32
    iree_linalg_ext.yield %y : f32
  } -> tensor<2x129x64xf16>
  return %r : tensor<2x129x64xf16>
}

func.func @keys(%q: tensor<2x63x128xbf16>, %k: tensor<2x70x128xbf16>, %v: tensor<2x70x64xbf16>) -> tensor<2x63x64xbf16> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2x63x64xbf16>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]}
      ins(%q, %k, %v, %scale : tensor<2x63x128xbf16>, tensor<2x70x128xbf16>, tensor<2x70x64xbf16>, f32) outs(%e : tensor<2x63x64xbf16>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x63x64xbf16>
  return %r : tensor<2x63x64xbf16>
}

func.func @many(%q: tensor<80x64x64xf16>, %k: tensor<80x64x64xf16>, %v: tensor<80x64x64xf16>) -> tensor<80x64x64xf16> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<80x64x64xf16>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]}
      ins(%q, %k, %v, %scale : tensor<80x64x64xf16>, tensor<80x64x64xf16>, tensor<80x64x64xf16>, f32) outs(%e : tensor<80x64x64xf16>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<80x64x64xf16>
  return %r : tensor<80x64x64xf16>
}
