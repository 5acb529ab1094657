// RUN: cgc opt %s --mlir-print-local-scope | FileCheck %s --check-prefix=TEXT
// RUN: cgc opt %s | cgc opt - | FileCheck %s --check-prefix=MASK
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},form-dispatches,materialize-interface,schedule,select-configuration,tile-attention,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},form-dispatches,materialize-interface,schedule,select-configuration,tile-attention' %validate > /dev/null
// RUN: %long cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},form-dispatches,materialize-interface,schedule,select-configuration{pipeline=SimpleDistribute},lower-executable-target' --validate > /dev/null
// RUN: sed '/^func.func @dynamic/,/^}/d; s/20x/5x/g; s/70x/9x/g; s/16x\([49]\|5x\)/3x\1/g' %s > %t.mlir
// RUN: cgc opt %t.mlir --pass-pipeline='assign-targets{targets=lavapipe},form-dispatches,materialize-interface,schedule,select-configuration{pipeline=SimpleDistribute},lower-executable-target' %validate > /dev/null
// RUN: cgc compile %s --target=vulkan1.1 --emit=figures | FileCheck %s --check-prefix=FIGURES
// RUN: cgc run %s --function=dynamic --device=interp --target=hopper --compare --print-limit=1 --input=2x17x8xf32=random:1 --input=2x0x8xf32=random:2 --input=2x0x8xf32=random:3 | FileCheck %s --check-prefix=EMPTY
// RUN: cgc run %s --function=dynamic --device=interp --target=hopper --pipeline=SimpleDistribute --compare --print-limit=1 --input=2x17x8xf32=random:1 --input=2x0x8xf32=random:2 --input=2x0x8xf32=random:3 | FileCheck %s --check-prefix=EMPTY
// RUN: cgc run %s --function=dynamic --device=interp --target=hopper --compare --print-limit=1 --input=2x17x0xf32=random:1 --input=2x5x0xf32=random:2 --input=2x5x8xf32=random:3 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=dynamic --device=interp --target=hopper --compare --print-limit=1 --input=2x7x3xf32=random:1 --input=2x77x3xf32=random:2 --input=2x77x8xf32=random:3 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=single --device=interp --target=hopper --compare --print-limit=1 --input=2x17x1xf32=random:1 --input=2x1x1xf32=random:2 --input=2x1x4xf32=random:3 | FileCheck %s --check-prefix=SAME
// RUN: cgc opt %s --pass-pipeline='generalize,fuse-elementwise' | FileCheck %s --check-prefix=KEPT

// Read, and printed as IREE prints it.
// TEXT-LABEL: func.func @masked
// TEXT:       iree_linalg_ext.attention <indexing_maps = [{{.*}}]> ins(%arg0, %arg1, %arg2, %cst, %arg3 : tensor<2x20x8xf32>, tensor<2x70x8xf32>, tensor<2x70x12xf32>, f32, tensor<20x70xf32>) outs(%{{.*}} : tensor<2x20x12xf32>) {
// A mask that the region does not take is added, or chooses what stays.
// MASK-LABEL: func.func @masked
// MASK:       ^bb0(%[[S:.*]]: f32, %[[X:.*]]: f32):
// MASK:         %[[Y:.*]] = arith.addf %[[S]], %[[X]] : f32
// MASK:         iree_linalg_ext.yield %[[Y]] : f32
// MASK-LABEL: func.func @chosen
// MASK:       ^bb0(%[[S:.*]]: f32, %[[P:.*]]: i1):
// MASK:         arith.select %[[P]], %[[S]], %{{.*}} : f32

// One kernel each: scores are no binding, and no more of the output is written than it has.
// CHECK-LABEL: func.func @masked_dispatch_0
// CHECK:       %[[M:.*]] = memref.alloc() {cg.lanes = 4 : i64} : memref<{{.*}}xf32, 3>
// CHECK:       scf.for %[[KEY:.*]] = %c0 to %c70 step %c64 iter_args(
// CHECK:           gpu.barrier
// CHECK:           vector.store {{.*}}, %[[M]][
// CHECK:           gpu.barrier
// CHECK:           vector.fma
// CHECK:         math.exp
// CHECK:         gpu.barrier
// CHECK:         vector.fma
// CHECK:       arith.divf
// CHECK:       scf.if
// CHECK:         memref.store {{.*}} : memref<120xvector<4xf32>>
// CHECK-LABEL: func.func @chosen_dispatch_0
// FIGURES-DAG: masked_dispatch_0: Attention, 16 x 8 x 1 threads
// FIGURES-DAG: chosen_dispatch_0: Attention, 16 x 8 x 1 threads
// FIGURES-DAG: dynamic_dispatch_0: Attention, 16 x 8 x 1 threads
// FIGURES-DAG: single_dispatch_0: Attention, 16 x 8 x 1 threads
// FIGURES-NOT: dispatch_1
// EMPTY: {{^2x17x8xf32=\[\[0\.\.\.}}
// EMPTY: worst difference 0 at
// SAME:  worst difference {{0|.*e-0[789]}} at
// KEPT-LABEL: func.func @masked
// KEPT:       iree_linalg_ext.attention
// KEPT-LABEL: func.func @single
// KEPT-NOT:   linalg.generic
// KEPT:       iree_linalg_ext.attention
#q = affine_map<(b, m, n, k, d) -> (b, m, k)>
#k = affine_map<(b, m, n, k, d) -> (b, n, k)>
#v = affine_map<(b, m, n, k, d) -> (b, n, d)>
#s = affine_map<(b, m, n, k, d) -> ()>
#x = affine_map<(b, m, n, k, d) -> (m, n)>
#o = affine_map<(b, m, n, k, d) -> (b, m, d)>
func.func @masked(%q: tensor<2x20x8xf32>, %k: tensor<2x70x8xf32>, %v: tensor<2x70x12xf32>, %x: tensor<20x70xf32>) -> tensor<2x20x12xf32> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2x20x12xf32>
  %r = iree_linalg_ext.attention <indexing_maps = [#q, #k, #v, #s, #x, #o]>
      ins(%q, %k, %v, %scale, %x : tensor<2x20x8xf32>, tensor<2x70x8xf32>, tensor<2x70x12xf32>, f32, tensor<20x70xf32>) outs(%e : tensor<2x20x12xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x20x12xf32>
  return %r : tensor<2x20x12xf32>
}

func.func @chosen(%q: tensor<1x16x4xf16>, %k: tensor<1x9x4xf16>, %v: tensor<1x9x20xf16>, %x: tensor<16x9xi1>) -> tensor<1x16x20xf16> {
  %scale = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<1x16x20xf16>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #x, #o]}
      ins(%q, %k, %v, %scale, %x : tensor<1x16x4xf16>, tensor<1x9x4xf16>, tensor<1x9x20xf16>, f32, tensor<16x9xi1>) outs(%e : tensor<1x16x20xf16>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<1x16x20xf16>
  return %r : tensor<1x16x20xf16>
}

// Of sizes that are known at run time, and may be 0: without keys the result is an empty sum, 0; without products all keys weigh the same.
func.func @dynamic(%q: tensor<2x?x?xf32>, %k: tensor<2x?x?xf32>, %v: tensor<2x?x8xf32>) -> tensor<2x?x8xf32> {
  %scale = arith.constant 0.5 : f32
  %c1 = arith.constant 1 : index
  %rows = tensor.dim %q, %c1 : tensor<2x?x?xf32>
  %e = tensor.empty(%rows) : tensor<2x?x8xf32>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]}
      ins(%q, %k, %v, %scale : tensor<2x?x?xf32>, tensor<2x?x?xf32>, tensor<2x?x8xf32>, f32) outs(%e : tensor<2x?x8xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x?x8xf32>
  return %r : tensor<2x?x8xf32>
}

// One key, and products of one factor: no loop of more than one trip reduces, and yet it is no op on elements.
func.func @single(%q: tensor<2x17x1xf32>, %k: tensor<2x1x1xf32>, %v: tensor<2x1x4xf32>) -> tensor<2x17x4xf32> {
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<2x17x4xf32>
  %r = iree_linalg_ext.attention {indexing_maps = [#q, #k, #v, #s, #o]}
      ins(%q, %k, %v, %scale : tensor<2x17x1xf32>, tensor<2x1x1xf32>, tensor<2x1x4xf32>, f32) outs(%e : tensor<2x17x4xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x17x4xf32>
  return %r : tensor<2x17x4xf32>
}
