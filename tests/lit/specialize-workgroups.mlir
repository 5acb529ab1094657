// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups' --validate > /dev/null
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups' --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect > /dev/null

// All tiles are full: nothing to tell apart.
// CHECK-LABEL: func.func @matmul
// CHECK-NOT: scf.if

// CHECK-LABEL: func.func @edges
// CHECK: %[[S:.*]] = affine.min affine_map<(d0) -> (8, -d0 + 10)>(%[[J:.*]])
// CHECK: %[[C:.*]] = arith.cmpi eq, %[[S]], %c8
// CHECK: %[[V:.*]] = scf.if %[[C]] -> (tensor<4x?xf32>)
// CHECK-NOT: tensor.pad
// CHECK: tensor.extract_slice %{{.*}}[0, %[[J]]] [5, 8] [1, 1] : tensor<5x10xf32> to tensor<5x8xf32>
// CHECK-NOT: tensor.pad
// CHECK: %[[CAST:.*]] = tensor.cast %{{.*}} : tensor<4x8xf32> to tensor<4x?xf32>
// CHECK: scf.yield %[[CAST]]
// CHECK: else
// CHECK: tensor.pad
// CHECK: %[[CUT:.*]] = tensor.extract_slice %{{.*}}[0, 0] [4, %[[S]]] [1, 1]
// CHECK: scf.yield %[[CUT]]
// CHECK: tensor.parallel_insert_slice %[[V]] into %{{.*}}[0, %[[J]]] [4, %[[S]]] [1, 1]

// Inside of the image the convolution reads the unpadded tensor.
// CHECK-LABEL: func.func @padded
// CHECK: %[[X:.*]] = flow.dispatch.tensor.load %0,
// CHECK: %[[P:.*]] = tensor.pad %[[X]]
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) =
// CHECK-DAG: arith.cmpi sge, %[[I]], %
// CHECK-DAG: arith.cmpi sge, %[[J]], %
// CHECK-DAG: arith.cmpi sle
// CHECK: scf.if
// CHECK-DAG: %[[Y:.*]] = affine.apply affine_map<(d0) -> (d0 - 1)>(%[[I]])
// CHECK-DAG: %[[Z:.*]] = affine.apply affine_map<(d0) -> (d0 - 1)>(%[[J]])
// CHECK: tensor.extract_slice %[[X]][0, %[[Y]], %[[Z]], 0] [1, 4, 4, 4] [1, 1, 1, 1]
// CHECK: else
// CHECK: tensor.extract_slice %[[P]][0, %[[I]], %[[J]], 0] [1, 4, 4, 4] [1, 1, 1, 1]

// CHECK-LABEL: func.func @rows
// CHECK: scf.if
// CHECK: tensor.extract_slice %{{.*}} [256] [1] : tensor<100000xf32> to tensor<256xf32>
// CHECK: else
// CHECK: tensor.extract_slice %{{.*}} [%{{.*}}] [1] : tensor<100000xf32> to tensor<?xf32>

// CHECK-LABEL: func.func @dynamic
// CHECK: %[[C0:.*]] = arith.cmpi eq
// CHECK: %[[C1:.*]] = arith.cmpi eq
// CHECK: %[[C:.*]] = arith.andi %[[C0]], %[[C1]]
// CHECK: scf.if %[[C]] -> (tensor<?x?xf32>)
// CHECK: linalg.matmul {{.*}} ins(%{{.*}}, %{{.*}} : tensor<8x?xf32>, tensor<?x8xf32>)
