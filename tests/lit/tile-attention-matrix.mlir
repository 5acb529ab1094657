// RUN: cgc compile %s --target=hopper --print-ir-after=tile-attention -o /dev/null 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=hopper --print-ir-after=tile-attention -o /dev/null 2>&1 | FileCheck %s --check-prefix=REGISTERS
// RUN: cgc compile %s --target=hopper --emit=figures | FileCheck %s --check-prefix=FIGURES
// RUN: cgc compile %s --target=vulkan1.1 --emit=figures | FileCheck %s --check-prefix=VECTORS
// RUN: %unsanitized cgc run %s --function=causal --device=interp --target=hopper --compare --print-limit=0 --output=@/dev/null --input=2x140x32xf16=random:1 --input=2x140x32xf16=random:2 --input=2x140x32xf16=random:3 | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=capped --device=interp --target=hopper --compare --print-limit=0 --output=@/dev/null --input=2x140x32xf16=random:1 --input=2x140x32xf16=random:2 --input=2x140x32xf16=random:3 | FileCheck %s --check-prefix=SAME

// Keys behind the last row's own are no trips; scores go through workgroup memory, weights come back as a factor, and what was summed is multiplied
// with how much it shrinks: a matrix all of whose columns are the same.
// CHECK-LABEL: func.func @capped_dispatch_0
// CHECK-SAME:  pipeline = Attention workgroup_size = [{{[0-9]+}}, 1, 1] subgroup_size = 32
// CHECK:       %[[M:.*]] = memref.alloc() : memref<{{.*}}xvector<4xi32>, 3>
// CHECK:       %[[END:.*]] = arith.minsi
// CHECK:       gpu.subgroup_mma_load_matrix {{.*}} "AOp">
// CHECK:       gpu.barrier
// CHECK:       scf.for %{{.*}} = %c0 to %[[END]] step %c32 iter_args(
// CHECK:         gpu.subgroup_mma_load_matrix {{.*}}transpose{{.*}} "BOp">
// CHECK:         gpu.subgroup_mma_compute
// CHECK:         gpu.subgroup_mma_store_matrix
// CHECK:         gpu.barrier {codegen.scope = "subgroup"}
// CHECK:         gpu.shuffle xor
// CHECK:         math.exp %{{.*}} fastmath<afn>
// CHECK:         %[[F:.*]] = gpu.subgroup_mma_load_matrix {{.*}}leadDimension = 0 : index, transpose{{.*}} "COp">
// CHECK:         gpu.subgroup_mma_elementwise mulf %{{.*}}, %[[F]]
// CHECK:         gpu.subgroup_mma_load_matrix {{.*}} "AOp">
// CHECK:         gpu.subgroup_mma_compute
// CHECK:       arith.divf
// CHECK:       memref.store {{.*}} : memref<{{.*}}xvector<4xi32>>
// Where the target does more to matrices than multiply (CG_FEATURE_COOPERATIVE_MATRIX2), scores become weights where they are. The loop is not
// unrolled. Vulkan copies through registers; where tiles are copied by themselves, these are one ahead.
// REGISTERS-LABEL: func.func @causal_dispatch_0
// REGISTERS:   scf.for %{{.*}} step %c64 iter_args(
// REGISTERS:     gpu.subgroup_mma_compute
// REGISTERS-NOT: gpu.subgroup_mma_store_matrix
// REGISTERS:     memref.store
// REGISTERS:     scf.if
// REGISTERS:       gpu.subgroup_mma_elementwise tril
// REGISTERS:       gpu.subgroup_mma_elementwise until
// REGISTERS:     gpu.subgroup_mma_elementwise row_max
// REGISTERS:     %[[LESS:.*]] = gpu.subgroup_mma_elementwise mulf %{{.*}}, %[[BY:[^ ]*]] {
// REGISTERS:     %[[SCALED:.*]] = gpu.subgroup_mma_elementwise mulf %{{.*}}, %[[BY]] {
// REGISTERS-NEXT: %[[POWER:.*]] = gpu.subgroup_mma_elementwise subf %[[SCALED]], %[[LESS]] {
// REGISTERS-NEXT: gpu.subgroup_mma_elementwise exp2 %[[POWER]] {
// REGISTERS:     gpu.subgroup_mma_elementwise truncf {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// REGISTERS:     gpu.barrier
// REGISTERS:     memref.store
// REGISTERS:     gpu.subgroup_mma_compute
// REGISTERS:     gpu.barrier
// REGISTERS:   } {cg.unroll = false}
// REGISTERS:   gpu.subgroup_mma_elementwise row_sum
// ASYNC-LABEL: func.func @causal_dispatch_0
// ASYNC:       nvgpu.device_async_copy
// ASYNC:       scf.for
// ASYNC:         nvgpu.device_async_wait
// ASYNC-NEXT:    gpu.barrier
// ASYNC:         nvgpu.device_async_copy
// ASYNC:         gpu.subgroup_mma_compute
// ASYNC:         scf.if
// ASYNC:           gpu.subgroup_mma_elementwise tril
// ASYNC:           gpu.subgroup_mma_elementwise until
// ASYNC:         gpu.subgroup_mma_elementwise row_max
// ASYNC:         gpu.subgroup_mma_elementwise exp2
// ASYNC:         gpu.subgroup_mma_elementwise truncf {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// ASYNC:         gpu.subgroup_mma_compute
// ASYNC:       gpu.subgroup_mma_elementwise row_sum
// FIGURES-DAG: causal_dispatch_0: Attention, 128 x 1 x 1 threads
// FIGURES-DAG: masked_dispatch_0: Attention, 128 x 1 x 1 threads
// FIGURES-DAG: wide_dispatch_0: Attention, 16 x 16 x 1 threads
// VECTORS-DAG: causal_dispatch_0: Attention, 16 x
// SAME:        worst difference {{0|0\.00[0-9]+|.*e-[0-9]+}} at
#q = affine_map<(b, m, n, k, d) -> (b, m, d)>
#k = affine_map<(b, m, n, k, d) -> (b, k, d)>
#v = affine_map<(b, m, n, k, d) -> (b, k, n)>
#s = affine_map<(b, m, n, k, d) -> ()>
#x = affine_map<(b, m, n, k, d) -> (m, k)>
#o = affine_map<(b, m, n, k, d) -> (b, m, n)>
func.func @causal(%q: tensor<2x140x32xf16>, %k: tensor<2x140x32xf16>, %v: tensor<2x140x32xf16>) -> tensor<2x140x32xf16> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2x140x32xf16>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]}
      ins(%q, %k, %v, %scale : tensor<2x140x32xf16>, tensor<2x140x32xf16>, tensor<2x140x32xf16>, f32) outs(%e : tensor<2x140x32xf16>) {
  ^bb0(%score: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 3 : index
    %p = arith.cmpi sge, %i, %j : index
    %least = arith.constant -1.0e+30 : f32
    %y = arith.select %p, %score, %least : f32
    iree_linalg_ext.yield %y : f32
  } -> tensor<2x140x32xf16>
  return %r : tensor<2x140x32xf16>
}

// Capped scores are computed one by one.
func.func @capped(%q: tensor<2x140x32xf16>, %k: tensor<2x140x32xf16>, %v: tensor<2x140x32xf16>) -> tensor<2x140x32xf16> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2x140x32xf16>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]}
      ins(%q, %k, %v, %scale : tensor<2x140x32xf16>, tensor<2x140x32xf16>, tensor<2x140x32xf16>, f32) outs(%e : tensor<2x140x32xf16>) {
  ^bb0(%score: f32):
    %cap = arith.constant 2.0 : f32
    %d = arith.divf %score, %cap : f32
    %t = math.tanh %d : f32
    %m = arith.mulf %t, %cap : f32
    %i = linalg.index 1 : index
    %j = linalg.index 3 : index
    %p = arith.cmpi sge, %i, %j : index
    %least = arith.constant -1.0e+30 : f32
    %y = arith.select %p, %m, %least : f32
    iree_linalg_ext.yield %y : f32
  } -> tensor<2x140x32xf16>
  return %r : tensor<2x140x32xf16>
}

func.func @masked(%q: tensor<1x17x24xbf16>, %k: tensor<1x70x24xbf16>, %v: tensor<1x70x20xbf16>, %x: tensor<17x70xf32>) -> tensor<1x17x20xbf16> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<1x17x20xbf16>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #x, #o]}
      ins(%q, %k, %v, %scale, %x : tensor<1x17x24xbf16>, tensor<1x70x24xbf16>, tensor<1x70x20xbf16>, f32, tensor<17x70xf32>)
      outs(%e : tensor<1x17x20xbf16>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<1x17x20xbf16>
  return %r : tensor<1x17x20xbf16>
}

// f32 is for vectors.
func.func @wide(%q: tensor<1x512x24xf32>, %k: tensor<1x70x24xf32>, %v: tensor<1x70x20xf32>) -> tensor<1x512x20xf32> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<1x512x20xf32>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]}
      ins(%q, %k, %v, %scale : tensor<1x512x24xf32>, tensor<1x70x24xf32>, tensor<1x70x20xf32>, f32) outs(%e : tensor<1x512x20xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<1x512x20xf32>
  return %r : tensor<1x512x20xf32>
}
