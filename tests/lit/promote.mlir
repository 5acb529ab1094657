// RUN: cgc opt %s --split-input-file --pass-pipeline='promote' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='promote,canonicalize,cse,vectorize,canonicalize,cse,bufferize,distribute' --validate > /dev/null

// Both operands of a product: the tile of each round is fetched four elements at a time. The left one is transposed on the way, as a thread reads
// several rows of it, and padded. Rounds of the loop and the padded remainder share the memory.
// CHECK-LABEL: func.func @matmul
// CHECK-SAME: prefetch_buffers = 2
// CHECK-DAG: %[[A:[a-z0-9_]+]] = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4x12xf32>
// CHECK-DAG: %[[B:[a-z0-9_]+]] = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4x8xf32>
// CHECK: scf.for %[[K:[a-z0-9_]+]] =
// CHECK: %[[CA:[a-z0-9_]+]] = scf.forall (%[[I:[a-z0-9_]+]]) in (8) shared_outs(%[[S:[a-z0-9_]+]] = %[[A]])
// CHECK-NEXT: %[[T:[a-z0-9_]+]] = tensor.extract_slice %{{.*}}[%[[I]], %[[K]]] [1, 4] [1, 1]
// CHECK: linalg.transpose ins(%[[T]]
// CHECK: tensor.parallel_insert_slice %{{.*}} into %[[S]][0, %[[I]]] [4, 1] [1, 1]
// CHECK: {mapping = [#gpu.thread<linear_dim_0>]}
// CHECK: tensor.extract_slice %[[CA]][0, %{{.*}}] [4, 4] [1, 1]
// CHECK: scf.forall (%{{.*}}, %{{.*}}) = (0, 0) to (4, 8) step (1, 4) shared_outs(%{{.*}} = %[[B]])
// CHECK: {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
// CHECK: linalg.generic
// CHECK: arith.mulf {{.*}} fastmath<contract>
// CHECK: tensor.pad
// CHECK: shared_outs(%{{.*}} = %[[A]])
// CHECK: tensor.pad
// CHECK: linalg.generic
func.func @matmul() attributes {workgroup_size = [2, 2, 1]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<16x12xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<12x24xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<16x24xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [16, 12], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<16x12xf32>> -> tensor<16x12xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [12, 24], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<12x24xf32>> -> tensor<12x24xf32>
  %e = tensor.empty() : tensor<16x24xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (16, 24) step (8, 8) shared_outs(%o = %e) -> (tensor<16x24xf32>) {
    %aw = tensor.extract_slice %a[%i, 0] [8, 10] [1, 1] : tensor<16x12xf32> to tensor<8x10xf32>
    %bw = tensor.extract_slice %b[0, %j] [10, 8] [1, 1] : tensor<12x24xf32> to tensor<10x8xf32>
    %ow = tensor.extract_slice %o[%i, %j] [8, 8] [1, 1] : tensor<16x24xf32> to tensor<8x8xf32>
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 8) step (4, 4) shared_outs(%q = %ow) -> (tensor<8x8xf32>) {
      %et = tensor.empty() : tensor<4x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%et : tensor<4x4xf32>) -> tensor<4x4xf32>
      %l = scf.for %k = %c0 to %c8 step %c4 iter_args(%acc = %f) -> (tensor<4x4xf32>) {
        %at = tensor.extract_slice %aw[%ti, %k] [4, 4] [1, 1] : tensor<8x10xf32> to tensor<4x4xf32>
        %bt = tensor.extract_slice %bw[%k, %tj] [4, 4] [1, 1] : tensor<10x8xf32> to tensor<4x4xf32>
        %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [4, 4, 0], [0, 0, 4]], promote_operands = [0, 1], num_buffers = 2>}
          ins(%at, %bt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%acc : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %m : tensor<4x4xf32>
      }
      %as = tensor.extract_slice %aw[%ti, 8] [4, 2] [1, 1] : tensor<8x10xf32> to tensor<4x2xf32>
      %ap = tensor.pad %as low[0, 0] high[0, 2] {
      ^bb0(%x: index, %y: index):
        tensor.yield %zero : f32
      } : tensor<4x2xf32> to tensor<4x4xf32>
      %bs = tensor.extract_slice %bw[8, %tj] [2, 4] [1, 1] : tensor<10x8xf32> to tensor<2x4xf32>
      %bp = tensor.pad %bs low[0, 0] high[2, 0] {
      ^bb0(%x: index, %y: index):
        tensor.yield %zero : f32
      } : tensor<2x4xf32> to tensor<4x4xf32>
      %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [4, 4, 0], [0, 0, 4]], promote_operands = [0, 1], num_buffers = 2>}
        ins(%ap, %bp : tensor<4x4xf32>, tensor<4x4xf32>) outs(%l : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %m into %q[%ti, %tj] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, %j] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<16x24xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [16, 24], strides = [1, 1] : tensor<16x24xf32> -> !flow.dispatch.tensor<writeonly:tensor<16x24xf32>>
  return
}

// -----

// The right operand's reduced dim is its last: transposed on the way, its root reads by a map of that order. Rows of 7 elements are copied one by one.
// A producer of the operand is computed in the copy.
// CHECK-LABEL: func.func @transposed_rhs
// CHECK: bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<7x12xf32>
// CHECK: scf.forall (%[[I:[a-z0-9_]+]], %[[J:[a-z0-9_]+]]) in (8, 7) shared_outs(%[[S:[a-z0-9_]+]] = %
// CHECK: tensor.extract_slice %{{.*}}[%[[I]], %[[J]]] [1, 1] [1, 1]
// CHECK: arith.negf
// CHECK: %[[T:[a-z0-9_]+]] = linalg.transpose {{.*}} permutation = [1, 0]
// CHECK: tensor.parallel_insert_slice %[[T]] into %[[S]][%[[J]], %[[I]]] [1, 1] [1, 1]
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
// CHECK: arith.mulf {{.*}} fastmath<contract>
#rows = affine_map<(d0, d1) -> (d0, d1)>
func.func @transposed_rhs() attributes {workgroup_size = [2, 1, 1]} {
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<4x7xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8x7xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<4x8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [4, 7], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x7xf32>> -> tensor<4x7xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [8, 7], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x7xf32>> -> tensor<8x7xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %r = scf.forall (%i) = (0) to (4) step (4) shared_outs(%o = %e) -> (tensor<4x8xf32>) {
    %en = tensor.empty() : tensor<8x7xf32>
    %n = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<8x7xf32>) outs(%en : tensor<8x7xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.negf %x : f32
      linalg.yield %z : f32
    } -> tensor<8x7xf32>
    %t = scf.forall (%tj) = (0) to (8) step (4) shared_outs(%q = %o) -> (tensor<4x8xf32>) {
      %et = tensor.empty() : tensor<4x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%et : tensor<4x4xf32>) -> tensor<4x4xf32>
      %bt = tensor.extract_slice %n[%tj, 0] [4, 7] [1, 1] : tensor<8x7xf32> to tensor<4x7xf32>
      %m = linalg.matmul_transpose_b {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 8, 0], [0, 4, 0]], promote_operands = [1]>}
        ins(%a, %bt : tensor<4x7xf32>, tensor<4x7xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %m into %q[0, %tj] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x8xf32>
      }
    } {mapping = [#gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : tensor<4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x8xf32>>
  return
}

// -----

// Without a reduction the whole tile is copied once; rows are padded by one, as they are read by columns.
// CHECK-LABEL: func.func @transpose
// CHECK: bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4x9xf32>
// CHECK: scf.forall (%{{.*}}) in (2)
// CHECK: scf.forall {{.*}} to (4, 8) step (1, 4)
// CHECK: tensor.extract_slice %{{.*}}[0, %{{.*}}] [4, 4] [1, 1] : tensor<4x9xf32> to tensor<4x4xf32>
func.func @transpose() attributes {workgroup_size = [2, 1, 1]} {
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<4x16xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<16x4xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [4, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x16xf32>> -> tensor<4x16xf32>
  %e = tensor.empty() : tensor<16x4xf32>
  %r = scf.forall (%b) in (2) shared_outs(%o = %e) -> (tensor<16x4xf32>) {
    %i = affine.apply affine_map<(d0) -> (d0 * 8)>(%b)
    %aw = tensor.extract_slice %a[0, %i] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
    %ow = tensor.extract_slice %o[%i, 0] [8, 4] [1, 1] : tensor<16x4xf32> to tensor<8x4xf32>
    %t = scf.forall (%ti) = (0) to (8) step (4) shared_outs(%q = %ow) -> (tensor<8x4xf32>) {
      %at = tensor.extract_slice %aw[0, %ti] [4, 4] [1, 1] : tensor<4x8xf32> to tensor<4x4xf32>
      %et = tensor.empty() : tensor<4x4xf32>
      %g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"],
          lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 4], [4, 0]], promote_operands = [0]>}
          ins(%at : tensor<4x4xf32>) outs(%et : tensor<4x4xf32>) {
      ^bb0(%x: f32, %y: f32):
        %z = arith.addf %x, %x : f32
        linalg.yield %z : f32
      } -> tensor<4x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %g into %q[%ti, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x4xf32>
      }
    } {mapping = [#gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, 0] [8, 4] [1, 1] : tensor<8x4xf32> into tensor<16x4xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [16, 4], strides = [1, 1] : tensor<16x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<16x4xf32>>
  return
}

// -----

// A thread's columns are two parts, four apart: the whole rows are copied, and the parts are read from the copy.
// CHECK-LABEL: func.func @pieces
// CHECK: %[[M:.*]] = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4x8xf32>
// CHECK: %[[C:.*]] = scf.forall {{.*}} = (0, 0) to (4, 8) step (1, 4) shared_outs(%{{.*}} = %[[M]])
// CHECK: %[[P0:.*]] = tensor.extract_slice %[[C]][0, %{{.*}}] [4, 2] [1, 1]
// CHECK: %[[P1:.*]] = tensor.extract_slice %[[C]][0, %{{.*}}] [4, 2] [1, 1]
// CHECK: %[[B:.*]] = tensor.concat dim(1) %[[P0]], %[[P1]]
// CHECK: linalg.matmul {{.*}} ins(%{{.*}}, %[[B]] :
func.func @pieces() attributes {workgroup_size = [2, 2, 1]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8x8xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<12x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x8xf32>> -> tensor<8x8xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [12, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<12x8xf32>> -> tensor<12x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<8x8xf32>) {
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 4) step (4, 2) shared_outs(%q = %o) -> (tensor<8x8xf32>) {
      %et = tensor.empty() : tensor<4x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%et : tensor<4x4xf32>) -> tensor<4x4xf32>
      %l = scf.for %k = %c0 to %c8 step %c4 iter_args(%acc = %f) -> (tensor<4x4xf32>) {
        %at = tensor.extract_slice %a[%ti, %k] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
        %b0 = tensor.extract_slice %b[%k, %tj] [4, 2] [1, 1] : tensor<12x8xf32> to tensor<4x2xf32>
        %j1 = affine.apply affine_map<(d0) -> (d0 + 4)>(%tj)
        %b1 = tensor.extract_slice %b[%k, %j1] [4, 2] [1, 1] : tensor<12x8xf32> to tensor<4x2xf32>
        %bt = tensor.concat dim(1) %b0, %b1 : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
        %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [4, 4, 0], [0, 0, 4]], promote_operands = [1]>}
          ins(%at, %bt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%acc : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %m : tensor<4x4xf32>
      }
      %l0 = tensor.extract_slice %l[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
      %l1 = tensor.extract_slice %l[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
      %j4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%tj)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %l0 into %q[%ti, %tj] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x8xf32>
        tensor.parallel_insert_slice %l1 into %q[%ti, %j4] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : tensor<8x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  return
}

// -----

// Parts 0, 2, 4 and 5 columns on are not evenly spaced: they are read where they are.
// CHECK-LABEL: func.func @uneven
// CHECK-NOT: alloc_tensor
func.func @uneven() attributes {workgroup_size = [2, 2, 1]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8x8xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<12x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x8xf32>> -> tensor<8x8xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [12, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<12x8xf32>> -> tensor<12x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<8x8xf32>) {
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 4) step (4, 2) shared_outs(%q = %o) -> (tensor<8x8xf32>) {
      %et = tensor.empty() : tensor<4x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%et : tensor<4x4xf32>) -> tensor<4x4xf32>
      %l = scf.for %k = %c0 to %c8 step %c4 iter_args(%acc = %f) -> (tensor<4x4xf32>) {
        %at = tensor.extract_slice %a[%ti, %k] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
        %b0 = tensor.extract_slice %b[%k, %tj] [4, 1] [1, 1] : tensor<12x8xf32> to tensor<4x1xf32>
        %j1 = affine.apply affine_map<(d0) -> (d0 + 2)>(%tj)
        %b1 = tensor.extract_slice %b[%k, %j1] [4, 1] [1, 1] : tensor<12x8xf32> to tensor<4x1xf32>
        %j2 = affine.apply affine_map<(d0) -> (d0 + 4)>(%tj)
        %b2 = tensor.extract_slice %b[%k, %j2] [4, 1] [1, 1] : tensor<12x8xf32> to tensor<4x1xf32>
        %j3 = affine.apply affine_map<(d0) -> (d0 + 5)>(%tj)
        %b3 = tensor.extract_slice %b[%k, %j3] [4, 1] [1, 1] : tensor<12x8xf32> to tensor<4x1xf32>
        %bt = tensor.concat dim(1) %b0, %b1, %b2, %b3 : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
        %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [4, 4, 0], [0, 0, 4]], promote_operands = [1]>}
          ins(%at, %bt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%acc : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %m : tensor<4x4xf32>
      }
      %l0 = tensor.extract_slice %l[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
      %l1 = tensor.extract_slice %l[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
      %j4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%tj)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %l0 into %q[%ti, %tj] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x8xf32>
        tensor.parallel_insert_slice %l1 into %q[%ti, %j4] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : tensor<8x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  return
}

// -----

// Nor are parts of different rows side by side.
// CHECK-LABEL: func.func @skewed
// CHECK-NOT: alloc_tensor
func.func @skewed() attributes {workgroup_size = [2, 2, 1]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8x8xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<12x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x8xf32>> -> tensor<8x8xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [12, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<12x8xf32>> -> tensor<12x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<8x8xf32>) {
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 4) step (4, 2) shared_outs(%q = %o) -> (tensor<8x8xf32>) {
      %et = tensor.empty() : tensor<4x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%et : tensor<4x4xf32>) -> tensor<4x4xf32>
      %l = scf.for %k = %c0 to %c8 step %c4 iter_args(%acc = %f) -> (tensor<4x4xf32>) {
        %at = tensor.extract_slice %a[%ti, %k] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
        %b0 = tensor.extract_slice %b[%k, %tj] [4, 2] [1, 1] : tensor<12x8xf32> to tensor<4x2xf32>
        %k1 = affine.apply affine_map<(d0) -> (d0 + 4)>(%k)
        %j1 = affine.apply affine_map<(d0) -> (d0 + 4)>(%tj)
        %b1 = tensor.extract_slice %b[%k1, %j1] [4, 2] [1, 1] : tensor<12x8xf32> to tensor<4x2xf32>
        %bt = tensor.concat dim(1) %b0, %b1 : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
        %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [4, 4, 0], [0, 0, 4]], promote_operands = [1]>}
          ins(%at, %bt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%acc : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %m : tensor<4x4xf32>
      }
      %l0 = tensor.extract_slice %l[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
      %l1 = tensor.extract_slice %l[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
      %j4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%tj)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %l0 into %q[%ti, %tj] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x8xf32>
        tensor.parallel_insert_slice %l1 into %q[%ti, %j4] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : tensor<8x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  return
}

// -----

// Nor is a second part in front of the first.
// CHECK-LABEL: func.func @backward
// CHECK-NOT: alloc_tensor
func.func @backward() attributes {workgroup_size = [2, 2, 1]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8x8xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<12x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x8xf32>> -> tensor<8x8xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [12, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<12x8xf32>> -> tensor<12x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<8x8xf32>) {
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 4) step (4, 2) shared_outs(%q = %o) -> (tensor<8x8xf32>) {
      %et = tensor.empty() : tensor<4x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%et : tensor<4x4xf32>) -> tensor<4x4xf32>
      %l = scf.for %k = %c0 to %c8 step %c4 iter_args(%acc = %f) -> (tensor<4x4xf32>) {
        %at = tensor.extract_slice %a[%ti, %k] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
        %j0 = affine.apply affine_map<(d0) -> (d0 + 4)>(%tj)
        %b0 = tensor.extract_slice %b[%k, %j0] [4, 2] [1, 1] : tensor<12x8xf32> to tensor<4x2xf32>
        %b1 = tensor.extract_slice %b[%k, %tj] [4, 2] [1, 1] : tensor<12x8xf32> to tensor<4x2xf32>
        %bt = tensor.concat dim(1) %b0, %b1 : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
        %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [4, 4, 0], [0, 0, 4]], promote_operands = [1]>}
          ins(%at, %bt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%acc : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %m : tensor<4x4xf32>
      }
      %l0 = tensor.extract_slice %l[0, 0] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
      %l1 = tensor.extract_slice %l[0, 2] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
      %j4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%tj)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %l0 into %q[%ti, %tj] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x8xf32>
        tensor.parallel_insert_slice %l1 into %q[%ti, %j4] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : tensor<8x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  return
}

// -----

// Two levels of the reduction: what the outer one reads is copied in front of the inner loop, which reads its rows there.
// CHECK-LABEL: func.func @inner
// CHECK: bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<8x8xf32>
// CHECK: scf.for %[[K:[a-z0-9_]+]] =
// CHECK: %[[C:.*]] = scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (8, 8) step (1, 4)
// CHECK-NEXT: %[[ROW:.*]] = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%[[K]], %[[I]])
// CHECK-NEXT: tensor.extract_slice %{{.*}}[%[[ROW]], %[[J]]] [1, 4] [1, 1]
// CHECK: scf.for %[[KK:[a-z0-9_]+]] =
// CHECK-NOT: scf.forall
// CHECK: %[[B:.*]] = tensor.extract_slice %[[C]][%[[KK]], %{{.*}}] [4, 4] [1, 1]
// CHECK: linalg.matmul {{.*}} ins(%{{.*}}, %[[B]] :
func.func @inner() attributes {workgroup_size = [2, 2, 1]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8x8xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<12x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x8xf32>> -> tensor<8x8xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [12, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<12x8xf32>> -> tensor<12x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<8x8xf32>) {
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 8) step (4, 4) shared_outs(%q = %o) -> (tensor<8x8xf32>) {
      %et = tensor.empty() : tensor<4x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%et : tensor<4x4xf32>) -> tensor<4x4xf32>
      %l = scf.for %k = %c0 to %c8 step %c8 iter_args(%acc = %f) -> (tensor<4x4xf32>) {
        %at = tensor.extract_slice %a[%ti, %k] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
        %bt = tensor.extract_slice %b[%k, %tj] [8, 4] [1, 1] : tensor<12x8xf32> to tensor<8x4xf32>
        %p = scf.for %kk = %c0 to %c8 step %c4 iter_args(%pacc = %acc) -> (tensor<4x4xf32>) {
          %ai = tensor.extract_slice %at[0, %kk] [4, 4] [1, 1] : tensor<4x8xf32> to tensor<4x4xf32>
          %bi = tensor.extract_slice %bt[%kk, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
          %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [4, 4, 0], [0, 0, 8], [0, 0, 4]], promote_operands = [1]>}
            ins(%ai, %bi : tensor<4x4xf32>, tensor<4x4xf32>) outs(%pacc : tensor<4x4xf32>) -> tensor<4x4xf32>
          scf.yield %m : tensor<4x4xf32>
        }
        scf.yield %p : tensor<4x4xf32>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %l into %q[%ti, %tj] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : tensor<8x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  return
}

// -----

// A padded operand is read in the rows of what it is made of, 62 elements long: one element at a time, as a copy of four may end behind the row.
// CHECK-LABEL: func.func @of_padded
// CHECK: scf.forall (%[[I:[a-z0-9_]+]], %[[K:[a-z0-9_]+]]) in (8, 4) shared_outs
// CHECK: tensor.extract_slice %{{.*}}[%[[I]], %{{.*}}] [1, 1] [1, 1]
// CHECK: scf.forall (%[[K:[a-z0-9_]+]], %[[J:[a-z0-9_]+]]) = (0, 0) to (4, 8) step (1, 4) shared_outs
func.func @of_padded() attributes {workgroup_size = [2, 8, 1]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8x62xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<64x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [8, 62], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x62xf32>> -> tensor<8x62xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [64, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<64x8xf32>> -> tensor<64x8xf32>
  %p = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %zero : f32
  } : tensor<8x62xf32> to tensor<8x64xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<8x8xf32>) {
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 8) step (1, 4) shared_outs(%q = %o) -> (tensor<8x8xf32>) {
      %et = tensor.empty() : tensor<1x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%et : tensor<1x4xf32>) -> tensor<1x4xf32>
      %l = scf.for %k = %c0 to %c64 step %c4 iter_args(%acc = %f) -> (tensor<1x4xf32>) {
        %at = tensor.extract_slice %p[%ti, %k] [1, 4] [1, 1] : tensor<8x64xf32> to tensor<1x4xf32>
        %bt = tensor.extract_slice %b[%k, %tj] [4, 4] [1, 1] : tensor<64x8xf32> to tensor<4x4xf32>
        %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8, 8, 0], [1, 4, 0], [0, 0, 4]], promote_operands = [0, 1]>}
          ins(%at, %bt : tensor<1x4xf32>, tensor<4x4xf32>) outs(%acc : tensor<1x4xf32>) -> tensor<1x4xf32>
        scf.yield %m : tensor<1x4xf32>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %l into %q[%ti, %tj] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [8, 8], strides = [1, 1] : tensor<8x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x8xf32>>
  return
}
