// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads' %validate > /dev/null
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,tile-threads' %validate > /dev/null
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads' --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect > /dev/null
// RUN: not cgc opt %s --pass-pipeline='tile-workgroups,tile-threads' 2>&1 | FileCheck %s --check-prefix=REFUSED

// CHECK-LABEL: func.func @matmul
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (32, 16) step (8, 8) shared_outs(%[[O:[^ ]*]] =
// CHECK: %[[A:.*]] = tensor.extract_slice %{{.*}}[%[[I]], 0] [8, 24] [1, 1]
// CHECK: %[[PO:.*]] = tensor.extract_slice %[[O]][%[[I]], %[[J]]] [8, 8] [1, 1]
// CHECK: %[[R:.*]] = scf.forall (%[[TI:.*]], %[[TJ:.*]]) = (0, 0) to (8, 8) step (2, 4) shared_outs(%[[Q:.*]] = %[[PO]]) -> (tensor<8x8xf32>)
// CHECK: %[[TA:.*]] = tensor.extract_slice %[[A]][%[[TI]], 0] [2, 24] [1, 1]
// CHECK: %[[M:.*]] = linalg.matmul {__internal_linalg_transform__ = "thread", {{.*}}} ins(%[[TA]], %{{.*}} : tensor<2x24xf32>, tensor<24x4xf32>)
// CHECK: tensor.parallel_insert_slice %[[M]] into %[[Q]][%[[TI]], %[[TJ]]] [2, 4] [1, 1]
// CHECK: mapping = [#gpu.thread<y>, #gpu.thread<x>]
// CHECK: tensor.parallel_insert_slice %[[R]] into %[[O]][%[[I]], %[[J]]] [8, 8] [1, 1]

// Each branch has its threads. At the edge a thread stores what lies in the workgroup's part, which may be nothing.
// CHECK-LABEL: func.func @edges
// CHECK: %[[S:.*]] = affine.min
// CHECK: scf.if
// CHECK: scf.forall {{.*}} = (0, 0) to (4, 8) step (1, 4) {{.*}} -> (tensor<4x8xf32>)
// CHECK: else
// CHECK: scf.forall (%[[TI:.*]], %[[TJ:.*]]) = (0, 0) to (4, 8) step (1, 4) {{.*}} -> (tensor<4x?xf32>)
// CHECK: %[[T:.*]] = linalg.generic
// CHECK: %[[LEFT:.*]] = affine.apply affine_map<(d0, d1) -> (-d0 + d1)>(%[[TJ]], %[[S]])
// CHECK: %[[MOST:.*]] = affine.min affine_map<(d0) -> (4, d0)>(%[[LEFT]])
// CHECK: %[[N:.*]] = affine.max affine_map<(d0) -> (0, d0)>(%[[MOST]])
// CHECK: %[[AT:.*]] = affine.min affine_map<(d0, d1) -> (d0, d1)>(%[[TJ]], %[[S]])
// CHECK: %[[V:.*]] = tensor.extract_slice %[[T]][0, 0] [1, %[[N]]] [1, 1]
// CHECK: tensor.parallel_insert_slice %[[V]] into %{{.*}}[%[[TI]], %[[AT]]] [1, %[[N]]] [1, 1]

// 64 threads of four elements.
// CHECK-LABEL: func.func @rows
// CHECK: scf.forall (%{{.*}}) = (0) to (256) step (4) {{.*}} -> (tensor<256xf32>)
// CHECK: else
// CHECK: scf.forall (%{{.*}}) = (0) to (256) step (4) {{.*}} -> (tensor<?xf32>)

// Promoted operands stay the workgroup's, computed or not.
// CHECK-LABEL: func.func @accumulate
// CHECK: %[[X:.*]] = linalg.generic
// CHECK: -> tensor<8x20xf32>
// CHECK: scf.forall (%[[TI:.*]], %[[TJ:.*]]) = (0, 0) to (8, 8) step (4, 4)
// CHECK-NOT: linalg.generic
// CHECK: tensor.extract_slice %[[X]][%[[TI]], 0] [4, 20] [1, 1]

// REFUSED: error: 'linalg.generic' op reduces along loop #1, which threads cannot share
func.func @reduction_loop() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<16x16xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readwrite:tensor<16xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [16, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<16x16xf32>> -> tensor<16x16xf32>
  %f = flow.dispatch.tensor.load %1, offsets = [0], sizes = [16], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<16xf32>> -> tensor<16xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"],
      lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 0], [1, 4]]>} ins(%x : tensor<16x16xf32>) outs(%f : tensor<16xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  flow.dispatch.tensor.store %m, %1, offsets = [0], sizes = [16], strides = [1] : tensor<16xf32> -> !flow.dispatch.tensor<readwrite:tensor<16xf32>>
  return
}
