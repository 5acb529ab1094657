// Linalg ops on a workgroup's part of buffers, as texts show them after bufferization, are tiled on: a share for each thread, and the reduction in a
// loop. At edges parts are smaller.

// RUN: cgc opt %s --pass-pipeline=tile-threads,tile-reduction,canonicalize,cse --verify-each | FileCheck %s
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=left --output=@%t.left.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=right --output=@%t.right.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.want.npy
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=product --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=5 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc compile %s --target=vulkan1.3 -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

// CHECK-LABEL: func.func @product
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (77, 45) step (16, 8) {
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (%{{.*}}, %{{.*}}) {
// CHECK: linalg.fill {{{.*}}} ins(%cst : f32) outs(%{{.*}} : memref<?x?xf32, strided<[45, 1], offset: ?>>)
// CHECK: mapping = [#gpu.thread<y>, #gpu.thread<x>]
// CHECK: scf.forall (%{{.*}}, %{{.*}}) in (%{{.*}}, %{{.*}}) {
// CHECK: scf.for %{{.*}} = %c0 to %c23 step %c4 {
// CHECK: memref.subview
// CHECK: linalg.matmul
// CHECK: mapping = [#gpu.thread<y>, #gpu.thread<x>]
// CHECK: mapping = [#gpu.block<y>, #gpu.block<x>]
// CHECK-NOT: __internal_linalg_transform__
func.func @product() attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [4, 8, 1]>,
                                 pass_pipeline = "tile-threads,tile-reduction,canonicalize,cse,linalg-to-loops,distribute,canonicalize,cse,fold-memref-aliases,canonicalize,cse,lower-affine,flatten-memrefs,approximate-math,expand-arith,canonicalize,cse"} {
  %cst = arith.constant 0.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(2) : memref<77x45xf32>
  %1 = hal.interface.binding.subspan set(0) binding(0) : memref<77x23xf32>
  %2 = hal.interface.binding.subspan set(0) binding(1) : memref<23x45xf32>
  scf.forall (%i, %j) = (0, 0) to (77, 45) step (16, 8) {
    %m = affine.min affine_map<(d0) -> (16, 77 - d0)>(%i)
    %n = affine.min affine_map<(d0) -> (8, 45 - d0)>(%j)
    %a = memref.subview %1[%i, 0] [%m, 23] [1, 1] : memref<77x23xf32> to memref<?x23xf32, strided<[23, 1], offset: ?>>
    %b = memref.subview %2[0, %j] [23, %n] [1, 1] : memref<23x45xf32> to memref<23x?xf32, strided<[45, 1], offset: ?>>
    %c = memref.subview %0[%i, %j] [%m, %n] [1, 1] : memref<77x45xf32> to memref<?x?xf32, strided<[45, 1], offset: ?>>
    linalg.fill {__internal_linalg_transform__ = "workgroup", lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 8], [2, 2]]>} ins(%cst : f32) outs(%c : memref<?x?xf32, strided<[45, 1], offset: ?>>)
    linalg.matmul {__internal_linalg_transform__ = "workgroup", lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 8, 0], [2, 2, 0], [0, 0, 4]]>} ins(%a, %b : memref<?x23xf32, strided<[23, 1], offset: ?>>, memref<23x?xf32, strided<[45, 1], offset: ?>>) outs(%c : memref<?x?xf32, strided<[45, 1], offset: ?>>)
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return
}
