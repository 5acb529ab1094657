// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads,tile-reduction' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %S/Inputs/tiling-conv.mlir --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads,tile-reduction' --mlir-print-local-scope | FileCheck %s --check-prefix=CONV
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads,tile-reduction,canonicalize,cse' %validate > /dev/null
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,tile-reduction' %validate > /dev/null
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads,tile-reduction' --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect > /dev/null
// RUN: cgc opt %s --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads,tile-reduction' --mlir-print-local-scope | FileCheck %s --check-prefix=PAIR
// RUN: cgc opt %s --pass-pipeline='tile-workgroups,specialize-workgroups,tile-threads,tile-reduction' --validate > /dev/null

// CHECK-NOT: __internal_linalg_transform__
// CHECK-LABEL: func.func @matmul
// CHECK: %[[F:.*]] = linalg.fill
// CHECK: %[[R:.*]] = scf.for %[[K:.*]] = %c0{{.*}} to %c24{{.*}} step %c4{{.*}} iter_args(%[[ACC:.*]] = %[[F]]) -> (tensor<2x4xf32>)
// CHECK: %[[A:.*]] = tensor.extract_slice %{{.*}}[0, %[[K]]] [2, 4] [1, 1]
// CHECK: %[[B:.*]] = tensor.extract_slice %{{.*}}[%[[K]], 0] [4, 4] [1, 1]
// CHECK: %[[M:.*]] = linalg.matmul {{.*}} ins(%[[A]], %[[B]] : tensor<2x4xf32>, tensor<4x4xf32>) outs(%[[ACC]] : tensor<2x4xf32>)
// CHECK: scf.yield %[[M]]
// CHECK-NOT: linalg.matmul
// CHECK: tensor.parallel_insert_slice %[[R]]

// Five is four and one; a loop of one iteration is none. In the branch of the edge it is one masked loop.
// CHECK-LABEL: func.func @edges
// CHECK: scf.if
// CHECK-NOT: scf.for %
// CHECK: tensor.extract_slice %{{.*}}, 0] [1, 4] [1, 1]
// CHECK: %[[M:.*]] = linalg.matmul
// CHECK: tensor.extract_slice %{{.*}}, 4] [1, 1] [1, 1]
// CHECK: linalg.matmul {{.*}} outs(%[[M]] : tensor<1x4xf32>)
// CHECK: else
// CHECK: scf.for %[[K:.*]] = %c0{{.*}} to %c5{{.*}} step %c4
// CHECK: affine.min affine_map<(d0) -> (4, -d0 + 5)>(%[[K]])
// CHECK: tensor.pad
// CHECK: linalg.matmul {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1x4xf32>, tensor<4x4xf32>)

// CHECK-LABEL: func.func @dynamic
// CHECK: %[[WHOLE:.*]] = affine.apply affine_map<(d0) -> ((d0 floordiv 4) * 4)>(%[[SIZE:.*]])
// CHECK: %[[R:.*]] = scf.for %{{.*}} = %c0{{.*}} to %[[WHOLE]] step %c4
// CHECK: scf.for %[[K:.*]] = %[[WHOLE]] to %[[SIZE]] step %c4{{.*}} iter_args(%{{.*}} = %[[R]])
// CHECK: %[[N:.*]] = affine.min affine_map<(d0, d1) -> (4, d1 - d0)>(%[[K]], %[[SIZE]])
// CHECK: tensor.extract_slice %{{.*}}[0, %[[K]]] [2, %[[N]]] [1, 1]
// CHECK: tensor.pad

// exp of padding is not neutral: what the body computes is masked, then summed.
// CHECK-LABEL: func.func @sums
// CHECK: scf.for
// CHECK: math.exp
// CHECK: arith.addf
// CHECK: scf.for
// CHECK: %[[EXP:.*]] = linalg.generic
// CHECK: math.exp
// CHECK: %[[CUT:.*]] = tensor.extract_slice %[[EXP]][0, 0] [1, %{{.*}}] [1, 1]
// CHECK: %[[NEUTRAL:.*]] = arith.constant -0.000000e+00 : f32
// CHECK: %[[P:.*]] = tensor.pad %[[CUT]]
// CHECK: tensor.yield %[[NEUTRAL]]
// CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<1x8xf32>)

// Where operands are promoted, too: full rounds, then what is left of k. The inner level tiles each.
// CHECK-LABEL: func.func @accumulate
// CHECK: %[[X:.*]] = linalg.generic
// CHECK: -> tensor<8x20xf32>
// CHECK: scf.forall (%[[TI:.*]], %{{.*}}) = (0, 0) to (8, 8) step (4, 4)
// CHECK: %[[TX:.*]] = tensor.extract_slice %[[X]][%[[TI]], 0] [4, 20] [1, 1]
// CHECK-NOT: tensor.pad
// CHECK: %[[MAIN:.*]] = scf.for %[[K:.*]] = %c0{{.*}} to %c16{{.*}} step %c8
// CHECK: %[[KX:.*]] = tensor.extract_slice %[[TX]][0, %[[K]]] [4, 8] [1, 1]
// CHECK: scf.for %[[KK:.*]] = %c0{{.*}} to %c8{{.*}} step %c2
// CHECK: tensor.extract_slice %[[KX]][0, %[[KK]]] [4, 2] [1, 1]
// CHECK: %[[REST:.*]] = tensor.extract_slice %[[TX]][0, 16] [4, 4] [1, 1]
// CHECK: scf.for %[[KK:.*]] = %c0{{.*}} to %c4{{.*}} step %c2{{.*}} iter_args(%{{.*}} = %[[MAIN]])
// CHECK: tensor.extract_slice %[[REST]][0, %[[KK]]] [4, 2] [1, 1]
// CHECK-NOT: scf.for %

// CONV-LABEL: func.func @conv
// CONV: scf.for %[[Y:.*]] = %c0{{.*}} to %c3{{.*}} step %c1
// CONV: scf.for %[[X:.*]] = %c0{{.*}} to %c3{{.*}} step %c1
// CONV: tensor.extract_slice %{{.*}}[0, %[[Y]], %[[X]], 0] [1, 1, 7, 3] [1, 1, 1, 1]
// CONV: tensor.extract_slice %{{.*}}[%[[Y]], %[[X]], 0, 0] [1, 1, 3, 4] [1, 1, 1, 1]
// CONV: linalg.conv_2d_nhwc_hwcf {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1x1x7x3xf32>, tensor<1x1x3x4xf32>) outs(%{{.*}} : tensor<1x1x4x4xf32>)

// A pair of results is carried; a reduction without neutral element takes what is left over one by one.
// PAIR-LABEL: func.func @argmax
// PAIR: %[[R:.*]]:2 = scf.for %{{.*}} = %c0{{.*}} to %{{.*}} step %c4{{.*}} -> (tensor<1xf32>, tensor<1xi32>)
// PAIR: affine.apply affine_map<(d0, d1) -> (d0 + d1)>
// PAIR: scf.for %{{.*}} step %c1{{.*}} iter_args(%{{.*}} = %[[R]]#0, %{{.*}} = %[[R]]#1)
// PAIR: linalg.generic {{.*}} ins(%{{.*}} : tensor<1x1xf32>)
func.func @argmax() {
  %c0 = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %c0 : i32 to index
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<6x?xf32>>{%n}
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<6xf32>>
  %2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<6xi32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [6, %n], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<6x?xf32>>{%n} -> tensor<6x?xf32>
  %low = arith.constant 0xFF800000 : f32
  %none = arith.constant 0 : i32
  %ef = tensor.empty() : tensor<6xf32>
  %ei = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%low : f32) outs(%ef : tensor<6xf32>) -> tensor<6xf32>
  %i = linalg.fill ins(%none : i32) outs(%ei : tensor<6xi32>) -> tensor<6xi32>
  %m:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"], lowering_config = #iree_codegen.lowering_config<tile_sizes = [[2, 0], [1, 0], [0, 4]]>}
      ins(%x : tensor<6x?xf32>) outs(%f, %i : tensor<6xf32>, tensor<6xi32>) {
  ^bb0(%p: f32, %best: f32, %at: i32):
    %k = linalg.index 1 : index
    %here = arith.index_cast %k : index to i32
    %more = arith.cmpf ogt, %p, %best : f32
    %v = arith.select %more, %p, %best : f32
    %w = arith.select %more, %here, %at : i32
    linalg.yield %v, %w : f32, i32
  } -> (tensor<6xf32>, tensor<6xi32>)
  flow.dispatch.tensor.store %m#0, %1, offsets = [0], sizes = [6], strides = [1] : tensor<6xf32> -> !flow.dispatch.tensor<writeonly:tensor<6xf32>>
  flow.dispatch.tensor.store %m#1, %2, offsets = [0], sizes = [6], strides = [1] : tensor<6xi32> -> !flow.dispatch.tensor<writeonly:tensor<6xi32>>
  return
}

// What is masked and read from memory is tiled on.
// PAIR-LABEL: func.func @rest
// PAIR:         scf.for %{{.*}} step %c4
// PAIR:           scf.for %{{.*}} step %c2
// PAIR:         scf.for %{{.*}} step %c4
// PAIR:           tensor.pad
// PAIR:           scf.for %[[I:.*]] = %{{.*}} to %c4{{.*}} step %c2
// PAIR:             tensor.extract_slice %{{.*}}[0, %[[I]]] [1, 2] [1, 1] : tensor<1x4xf32> to tensor<1x2xf32>
func.func @rest() {
  %c0 = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %c0 : i32 to index
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<4x?xf32>>{%n}
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<?x8xf32>>{%n}
  %b3 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<4x8xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0], sizes = [4, %n], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x?xf32>>{%n} -> tensor<4x?xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0], sizes = [%n, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x8xf32>>{%n} -> tensor<?x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 8, 0], [1, 4, 0], [0, 0, 4], [0, 0, 2]]>} ins(%x, %y : tensor<4x?xf32>, tensor<?x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  flow.dispatch.tensor.store %m, %b3, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : tensor<4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x8xf32>>
  return
}
