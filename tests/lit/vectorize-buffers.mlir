// Linalg ops on a thread's own part of buffers become vector ops, as those on tensors do: reads and writes of the parts. What a workgroup's threads
// share, and what has no static size, is left with a remark.

// RUN: cgc opt %s --pass-pipeline=tile-threads,tile-reduction,canonicalize,cse,vectorize,canonicalize,cse --verify-each | FileCheck %s
// RUN: cgc opt %s --pass-pipeline=vectorize --verify-each 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=left --output=@%t.left.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=right --output=@%t.right.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --target=hopper --function=product --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=5 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc compile %s --target=hopper -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: cgc compile %s --target=hopper --emit=mlir -o - | FileCheck %s --check-prefix=KERNEL
// RUN: cgc opt %s --pass-pipeline=vectorize --verify-each -o %t.vectors.mlir
// RUN: cgc run %s --device=interp --function=forms --workgroups=1 --input=9x13xf32=random:2 --input=5x3xf16=random:1 --input=4x6xf32=0 --input=f32=-9 > %t.loops
// RUN: cgc run %t.vectors.mlir --device=interp --function=forms --workgroups=1 --input=9x13xf32=random:2 --input=5x3xf16=random:1 --input=4x6xf32=0 --input=f32=-9 > %t.vectors && cmp %t.loops %t.vectors

// CHECK-LABEL: func.func @product
// CHECK: scf.forall
// CHECK: scf.forall
// CHECK: vector.transfer_write %cst, %[[FILLED:.*]][%c0, %c0] {in_bounds = [true, true]} : vector<7x3xf32>, memref<7x3xf32, strided<[45, 1], offset: ?>>
// CHECK: scf.forall
// CHECK: %[[C:.*]] = vector.transfer_read {{.*}}, vector<7x3xf32>
// CHECK: %[[A:.*]] = vector.transfer_read {{.*}}, vector<7x23xf32>
// CHECK: %[[B:.*]] = vector.transfer_read {{.*}}, vector<23x3xf32>
// CHECK: %[[M:.*]] = vector.contract {{.*}} %[[A]], %[[B]], %[[C]]
// CHECK: vector.transfer_write %[[M]], {{.*}} : vector<7x3xf32>, memref<7x3xf32, strided<[45, 1], offset: ?>>
// CHECK-NOT: linalg
// CHECK-LABEL: func.func @forms
// CHECK: vector.transpose {{.*}} : vector<5x3xf16> to vector<3x5xf16>
// CHECK: memref.subview {{.*}}[1, 0] [4, 6] [2, 2] :
// CHECK: memref.load
// CHECK: vector.multi_reduction <maximumf>, {{.*}} [0, 1] : vector<4x6xf32> to f32
// CHECK: memref.store
// CHECK: arith.addf {{.*}} : vector<4x6xf32>
// CHECK: linalg.copy
// KERNEL-NOT: vector.transfer
// KERNEL-NOT: linalg.
// KERNEL: math.fma
// LEFT-DAG: remark: 'linalg.fill' op is not vectorized: the threads of a workgroup share it: tile-threads gives each its part
// LEFT-DAG: remark: 'linalg.matmul' op is not vectorized: the threads of a workgroup share it
// LEFT-DAG: remark: 'linalg.copy' op is not vectorized: its sizes are not static: linalg-to-loops makes loops of it
func.func @product() attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [15, 1, 1]>,
                                 pass_pipeline = "tile-threads,tile-reduction,canonicalize,cse,vectorize,linalg-to-loops,distribute,canonicalize,cse,licm,hoist-transfers,forward-stores,unroll-vectors,canonicalize,cse,lower-vectors,fold-memref-aliases,canonicalize,cse,lower-affine,flatten-memrefs,vectorize-load-store,approximate-math,expand-arith,canonicalize,cse"} {
  %cst = arith.constant 0.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(2) : memref<77x45xf32>
  %1 = hal.interface.binding.subspan set(0) binding(0) : memref<77x23xf32>
  %2 = hal.interface.binding.subspan set(0) binding(1) : memref<23x45xf32>
  scf.forall (%i, %j) = (0, 0) to (77, 45) step (7, 45) {
    %a = memref.subview %1[%i, 0] [7, 23] [1, 1] : memref<77x23xf32> to memref<7x23xf32, strided<[23, 1], offset: ?>>
    %b = memref.subview %2[0, %j] [23, 45] [1, 1] : memref<23x45xf32> to memref<23x45xf32, strided<[45, 1], offset: ?>>
    %c = memref.subview %0[%i, %j] [7, 45] [1, 1] : memref<77x45xf32> to memref<7x45xf32, strided<[45, 1], offset: ?>>
    linalg.fill {__internal_linalg_transform__ = "workgroup", lowering_config = #iree_codegen.lowering_config<tile_sizes = [[7, 45], [7, 3]]>} ins(%cst : f32) outs(%c : memref<7x45xf32, strided<[45, 1], offset: ?>>)
    linalg.matmul {__internal_linalg_transform__ = "workgroup", lowering_config = #iree_codegen.lowering_config<tile_sizes = [[7, 45, 0], [7, 3, 0], [0, 0, 23]]>} ins(%a, %b : memref<7x23xf32, strided<[23, 1], offset: ?>>, memref<23x45xf32, strided<[45, 1], offset: ?>>) outs(%c : memref<7x45xf32, strided<[45, 1], offset: ?>>)
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return
}

// Strides, rank 0, other element types, in place, a size that only the device knows.
func.func @forms() attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [1, 1, 1]>,
                               pass_pipeline = "canonicalize,vectorize,linalg-to-loops,distribute,canonicalize,cse,licm,hoist-transfers,forward-stores,unroll-vectors,canonicalize,cse,lower-vectors,fold-memref-aliases,canonicalize,cse,lower-affine,flatten-memrefs,vectorize-load-store,approximate-math,expand-arith,canonicalize,cse"} {
  %c2 = arith.constant 2 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) : memref<9x13xf32>
  %1 = hal.interface.binding.subspan set(0) binding(1) : memref<5x3xf16>
  %2 = hal.interface.binding.subspan set(0) binding(2) : memref<3x5xf16>
  %3 = hal.interface.binding.subspan set(0) binding(3) : memref<4x6xf32>
  %4 = hal.interface.binding.subspan set(0) binding(4) : memref<f32>
  %5 = hal.interface.binding.subspan set(0) binding(5) : memref<7x13xf32>
  %t = gpu.thread_id x
  %n = arith.addi %t, %c2 : index
  %in = memref.subview %0[%t, 0] [9, 13] [1, 1] : memref<9x13xf32> to memref<9x13xf32, strided<[13, 1], offset: ?>>
  linalg.transpose ins(%1 : memref<5x3xf16>) outs(%2 : memref<3x5xf16>) permutation = [1, 0]
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + 1, d1 * 2)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%in : memref<9x13xf32, strided<[13, 1], offset: ?>>) outs(%3 : memref<4x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%3 : memref<4x6xf32>) outs(%4 : memref<f32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.maximumf %a, %b : f32
    linalg.yield %m : f32
  }
  linalg.add ins(%3, %3 : memref<4x6xf32>, memref<4x6xf32>) outs(%3 : memref<4x6xf32>)
  %from = memref.subview %in[0, 0] [%n, 13] [1, 1] : memref<9x13xf32, strided<[13, 1], offset: ?>> to memref<?x13xf32, strided<[13, 1], offset: ?>>
  %to = memref.subview %5[%t, 0] [%n, 13] [1, 1] : memref<7x13xf32> to memref<?x13xf32, strided<[13, 1], offset: ?>>
  linalg.copy ins(%from : memref<?x13xf32, strided<[13, 1], offset: ?>>) outs(%to : memref<?x13xf32, strided<[13, 1], offset: ?>>)
  return
}
