// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups' --validate > /dev/null
// RUN: cgc opt %S/Inputs/tiling.mlir --pass-pipeline='tile-workgroups,specialize-workgroups' --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect > /dev/null
// RUN: cgc opt %s --pass-pipeline='specialize-workgroups' --mlir-print-local-scope | FileCheck %s --check-prefix=OWN
// RUN: cgc opt %s --pass-pipeline='specialize-workgroups' --validate > /dev/null

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

// An element of the tile is read in either branch.
// OWN-LABEL: func.func @element
// OWN: scf.if
// OWN: tensor.extract %{{.*}} : tensor<4xf32>
// OWN: else
// OWN: tensor.extract %{{.*}} : tensor<?xf32>
//
// What is computed from it stays in front of where a branch would be, and so does the size of a result: there is no branch.
// OWN-LABEL: func.func @computed
// OWN-NOT: scf.if
// OWN-LABEL: func.func @size
// OWN-NOT: scf.if
#id = affine_map<(d0) -> (d0)>
func.func @element() attributes {workgroup_size = [1, 1, 1]} {
  %c0 = arith.constant 0 : index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<10xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<10xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [10], strides = [1] : !flow.dispatch.tensor<readonly:tensor<10xf32>> -> tensor<10xf32>
  %e = tensor.empty() : tensor<10xf32>
  %r = scf.forall (%i) = (0) to (10) step (4) shared_outs(%o = %e) -> (tensor<10xf32>) {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%i)
    %as = tensor.extract_slice %a[%i] [%n] [1] : tensor<10xf32> to tensor<?xf32>
    %os = tensor.extract_slice %o[%i] [%n] [1] : tensor<10xf32> to tensor<?xf32>
    %f = tensor.extract %as[%c0] : tensor<?xf32>
    %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%as : tensor<?xf32>) outs(%os : tensor<?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %f : f32
      linalg.yield %z : f32
    } -> tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i] [%n] [1] : tensor<?xf32> into tensor<10xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [10], strides = [1] : tensor<10xf32> -> !flow.dispatch.tensor<writeonly:tensor<10xf32>>
  return
}

func.func @computed() attributes {workgroup_size = [1, 1, 1]} {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<10xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<10xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [10], strides = [1] : !flow.dispatch.tensor<readonly:tensor<10xf32>> -> tensor<10xf32>
  %e = tensor.empty() : tensor<10xf32>
  %r = scf.forall (%i) = (0) to (10) step (4) shared_outs(%o = %e) -> (tensor<10xf32>) {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%i)
    %as = tensor.extract_slice %a[%i] [%n] [1] : tensor<10xf32> to tensor<?xf32>
    %os = tensor.extract_slice %o[%i] [%n] [1] : tensor<10xf32> to tensor<?xf32>
    %f = tensor.extract %as[%c0] : tensor<?xf32>
    %g = arith.addf %f, %two : f32
    %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%as : tensor<?xf32>) outs(%os : tensor<?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %g : f32
      linalg.yield %z : f32
    } -> tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i] [%n] [1] : tensor<?xf32> into tensor<10xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [10], strides = [1] : tensor<10xf32> -> !flow.dispatch.tensor<writeonly:tensor<10xf32>>
  return
}

func.func @size() attributes {workgroup_size = [1, 1, 1]} {
  %c0 = arith.constant 0 : index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<10xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<10xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [10], strides = [1] : !flow.dispatch.tensor<readonly:tensor<10xf32>> -> tensor<10xf32>
  %e = tensor.empty() : tensor<10xf32>
  %r = scf.forall (%i) = (0) to (10) step (4) shared_outs(%o = %e) -> (tensor<10xf32>) {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%i)
    %as = tensor.extract_slice %a[%i] [%n] [1] : tensor<10xf32> to tensor<?xf32>
    %os = tensor.extract_slice %o[%i] [%n] [1] : tensor<10xf32> to tensor<?xf32>
    %m = tensor.dim %as, %c0 : tensor<?xf32>
    %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%as : tensor<?xf32>) outs(%os : tensor<?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %x : f32
      linalg.yield %z : f32
    } -> tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i] [%m] [1] : tensor<?xf32> into tensor<10xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [10], strides = [1] : tensor<10xf32> -> !flow.dispatch.tensor<writeonly:tensor<10xf32>>
  return
}
