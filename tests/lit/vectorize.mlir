// RUN: cgc opt %s --split-input-file --pass-pipeline='vectorize' | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='vectorize' --validate > /dev/null

// An edge tile of a matmul: accumulators are carried as vectors, rows beyond the end read the padding, the rest of K is masked. The copy to workgroup
// memory is a read and a write of its own; the thread's part of that tile is read from there.
// CHECK-LABEL: func.func @matmul_edge
// CHECK-NOT: linalg.
// CHECK-NOT: tensor.pad
// CHECK: scf.forall
// CHECK: %[[A:.*]] = tensor.extract_slice %{{.*}} : tensor<13x20xf32> to tensor<?x20xf32>
// CHECK: scf.forall
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<4x4xf32>
// CHECK: %[[MAIN:.*]] = scf.for {{.*}} iter_args(%[[ACC:.*]] = %[[ZERO]]) -> (vector<4x4xf32>)
// CHECK: %[[SH0:.*]] = bufferization.alloc_tensor()
// CHECK: %[[SH:.*]] = scf.forall {{.*}} shared_outs(%[[W:.*]] = %[[SH0]])
// CHECK: %[[COPY:.*]] = vector.transfer_read {{.*}} {in_bounds = [true, true]} : tensor<1x4xf32>, vector<1x4xf32>
// CHECK: %[[PLACE:.*]] = tensor.extract_slice %[[W]]
// CHECK: %[[WRITTEN:.*]] = vector.transfer_write %[[COPY]], %[[PLACE]]
// CHECK: tensor.parallel_insert_slice %[[WRITTEN]] into %[[W]]
// CHECK: %[[B:.*]] = tensor.extract_slice %[[SH]]
// CHECK: %[[VA:.*]] = vector.transfer_read %[[A]]{{.*}} {in_bounds = [false, true]} : tensor<?x20xf32>, vector<4x8xf32>
// CHECK: %[[VB:.*]] = vector.transfer_read %[[B]]{{.*}} {in_bounds = [true, true]} : tensor<8x4xf32>, vector<8x4xf32>
// CHECK: %[[M:.*]] = vector.contract {{.*}} %[[VA]], %[[VB]], %[[ACC]] : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
// CHECK: scf.yield %[[M]] : vector<4x4xf32>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[MAIN]]) -> (vector<4x4xf32>)
// CHECK: vector.create_mask
// CHECK: arith.select
// CHECK: vector.transfer_write {{.*}} {in_bounds = [false, true]} : vector<4x4xf32>, tensor<?x4xf32>
// CHECK: tensor.parallel_insert_slice
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @matmul_edge() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<13x20xf32>>
  %B_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<20x16xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<13x16xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [13, 20], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<13x20xf32>> -> tensor<13x20xf32>
  %B = flow.dispatch.tensor.load %B_b, offsets = [0, 0], sizes = [20, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<20x16xf32>> -> tensor<20x16xf32>
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c20 = arith.constant 20 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<13x16xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (13, 16) step (8, 8) shared_outs(%o = %empty) -> (tensor<13x16xf32>) {
    %s = affine.min affine_map<(d0) -> (8, -d0 + 13)>(%i)
    %a0 = tensor.extract_slice %A[%i, 0] [%s, 20] [1, 1] : tensor<13x20xf32> to tensor<?x20xf32>
    %h = affine.apply affine_map<(d0) -> (-d0 + 8)>(%s)
    %p = tensor.pad %a0 low[0, 0] high[%h, 0] {
    ^bb0(%x: index, %y: index):
      tensor.yield %zero : f32
    } : tensor<?x20xf32> to tensor<8x20xf32>
    %b = tensor.extract_slice %B[0, %j] [20, 8] [1, 1] : tensor<20x16xf32> to tensor<20x8xf32>
    %po = tensor.extract_slice %o[%i, %j] [%s, 8] [1, 1] : tensor<13x16xf32> to tensor<?x8xf32>
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 8) step (4, 4) shared_outs(%q = %po) -> (tensor<?x8xf32>) {
      %e = tensor.empty() : tensor<4x4xf32>
      %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
      %k0 = scf.for %k = %c0 to %c16 step %c8 iter_args(%acc = %f) -> (tensor<4x4xf32>) {
        %ta = tensor.extract_slice %p[%ti, %k] [4, 8] [1, 1] : tensor<8x20xf32> to tensor<4x8xf32>
        %sh0 = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<8x8xf32>
        %sh = scf.forall (%u, %v) = (0, 0) to (8, 8) step (1, 4) shared_outs(%w = %sh0) -> (tensor<8x8xf32>) {
          %ku = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%k, %u)
          %tb = tensor.extract_slice %b[%ku, %v] [1, 4] [1, 1] : tensor<20x8xf32> to tensor<1x4xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %tb into %w[%u, %v] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
          }
        } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
        %tb = tensor.extract_slice %sh[0, %tj] [8, 4] [1, 1] : tensor<8x8xf32> to tensor<8x4xf32>
        %m = linalg.matmul ins(%ta, %tb : tensor<4x8xf32>, tensor<8x4xf32>) outs(%acc : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %m : tensor<4x4xf32>
      }
      %k1 = scf.for %k = %c16 to %c20 step %c8 iter_args(%acc = %k0) -> (tensor<4x4xf32>) {
        %n = affine.min affine_map<(d0) -> (8, -d0 + 20)>(%k)
        %nh = affine.apply affine_map<(d0) -> (-d0 + 8)>(%n)
        %ta0 = tensor.extract_slice %p[%ti, %k] [4, %n] [1, 1] : tensor<8x20xf32> to tensor<4x?xf32>
        %ta = tensor.pad %ta0 low[0, 0] high[0, %nh] {
        ^bb0(%x: index, %y: index):
          tensor.yield %zero : f32
        } : tensor<4x?xf32> to tensor<4x8xf32>
        %tb0 = tensor.extract_slice %b[%k, %tj] [%n, 4] [1, 1] : tensor<20x8xf32> to tensor<?x4xf32>
        %tb = tensor.pad %tb0 low[0, 0] high[%nh, 0] {
        ^bb0(%x: index, %y: index):
          tensor.yield %zero : f32
        } : tensor<?x4xf32> to tensor<8x4xf32>
        %m = linalg.matmul ins(%ta, %tb : tensor<4x8xf32>, tensor<8x4xf32>) outs(%acc : tensor<4x4xf32>) -> tensor<4x4xf32>
        scf.yield %m : tensor<4x4xf32>
      }
      %v0 = affine.apply affine_map<(d0)[s0] -> (-d0 + s0)>(%ti)[%s]
      %v1 = affine.max affine_map<(d0) -> (0, d0)>(%v0)
      %v2 = affine.min affine_map<(d0) -> (4, d0)>(%v1)
      %at = affine.min affine_map<(d0, d1) -> (d0, d1)>(%ti, %s)
      %tv = tensor.extract_slice %k1[0, 0] [%v2, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %tv into %q[%at, %tj] [%v2, 4] [1, 1] : tensor<?x4xf32> into tensor<?x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, %j] [%s, 8] [1, 1] : tensor<?x8xf32> into tensor<13x16xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [13, 16], strides = [1, 1] : tensor<13x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<13x16xf32>>
  return
}

// -----

// Elementwise: each op on vectors over the loops that it depends on, flags kept, broadcasts last.
// CHECK-LABEL: func.func @elementwise
// CHECK: %[[X:.*]] = vector.transfer_read {{.*}} vector<2x4xf16>
// CHECK: %[[Y:.*]] = vector.transfer_read {{.*}} vector<4xf32>
// CHECK: %[[Z:.*]] = vector.transfer_read {{.*}} vector<2xf32>
// CHECK: %[[E:.*]] = arith.extf %[[X]] : vector<2x4xf16> to vector<2x4xf32>
// CHECK: %[[YB:.*]] = vector.broadcast %[[Y]] : vector<4xf32> to vector<2x4xf32>
// CHECK: %[[S:.*]] = arith.addf %[[E]], %[[YB]] fastmath<nnan> : vector<2x4xf32>
// CHECK: %[[R:.*]] = math.sqrt %[[Z]] : vector<2xf32>
// CHECK: %[[RC:.*]] = vector.shape_cast %[[R]] : vector<2xf32> to vector<2x1xf32>
// CHECK: %[[RB:.*]] = vector.broadcast %[[RC]] : vector<2x1xf32> to vector<2x4xf32>
// CHECK: arith.mulf %[[S]], %[[RB]] : vector<2x4xf32>
// CHECK: arith.maximumf
// CHECK: vector.transfer_write
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @elementwise() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<6x8xf16>>
  %C_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %D_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<6xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(3) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<6x8xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [6, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<6x8xf16>> -> tensor<6x8xf16>
  %C = flow.dispatch.tensor.load %C_b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %D = flow.dispatch.tensor.load %D_b, offsets = [0], sizes = [6], strides = [1] : !flow.dispatch.tensor<readonly:tensor<6xf32>> -> tensor<6xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<6x8xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (6, 8) step (2, 4) shared_outs(%o = %empty) -> (tensor<6x8xf32>) {
    %e = tensor.empty() : tensor<2x4xf32>
    %a = tensor.extract_slice %A[%i, %j] [2, 4] [1, 1] : tensor<6x8xf16> to tensor<2x4xf16>
    %c = tensor.extract_slice %C[%j] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %d = tensor.extract_slice %D[%i] [2] [1] : tensor<6xf32> to tensor<2xf32>
    %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        ins(%a, %c, %d : tensor<2x4xf16>, tensor<4xf32>, tensor<2xf32>) outs(%e : tensor<2x4xf32>) {
    ^bb0(%x: f16, %y: f32, %z: f32, %out: f32):
      %0 = arith.extf %x : f16 to f32
      %1 = arith.addf %0, %y fastmath<nnan> : f32
      %2 = math.sqrt %z : f32
      %3 = arith.mulf %1, %2 : f32
      %4 = arith.maximumf %3, %zero : f32
      linalg.yield %4 : f32
    } -> tensor<2x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<6x8xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [6, 8], strides = [1, 1] : tensor<6x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<6x8xf32>>
  return
}

// -----

// A row of 50 in a vector of 64: read once; the maximum sees minus infinity beyond the end, the sum zero.
// CHECK-LABEL: func.func @softmax
// CHECK: %[[X:.*]] = vector.transfer_read {{.*}} {in_bounds = [true, false]} : tensor<1x50xf32>, vector<1x64xf32>
// CHECK-NOT: vector.transfer_read
// CHECK: %[[MAX:.*]] = vector.multi_reduction <maximumf>, %[[X]], %{{.*}} [1] : vector<1x64xf32> to vector<1xf32>
// CHECK: math.exp
// CHECK: %[[MASK:.*]] = vector.create_mask
// CHECK: %[[E:.*]] = arith.select %[[MASK]]
// CHECK: vector.multi_reduction <add>, %[[E]], %{{.*}} {fastmath = #arith.fastmath<nnan>} [1]
// CHECK: %[[D:.*]] = arith.divf
// CHECK: %[[V:.*]] = vector.extract_strided_slice %[[D]] {offsets = [0, 0], sizes = [1, 50], strides = [1, 1]}
// CHECK: vector.transfer_write %[[V]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @softmax() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x50xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<3x50xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [3, 50], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<3x50xf32>> -> tensor<3x50xf32>
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %empty = tensor.empty() : tensor<3x50xf32>
  %r = scf.forall (%i) = (0) to (3) step (1) shared_outs(%o = %empty) -> (tensor<3x50xf32>) {
    %a0 = tensor.extract_slice %A[%i, 0] [1, 50] [1, 1] : tensor<3x50xf32> to tensor<1x50xf32>
    %a = tensor.pad %a0 low[0, 0] high[0, 14] {
    ^bb0(%x: index, %y: index):
      tensor.yield %low : f32
    } : tensor<1x50xf32> to tensor<1x64xf32>
    %e1 = tensor.empty() : tensor<1xf32>
    %e = tensor.empty() : tensor<1x64xf32>
    %f0 = linalg.fill ins(%low : f32) outs(%e1 : tensor<1xf32>) -> tensor<1xf32>
    %mx = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<1x64xf32>) outs(%f0 : tensor<1xf32>) {
    ^bb0(%x: f32, %acc: f32):
      %0 = arith.maximumf %acc, %x : f32
      linalg.yield %0 : f32
    } -> tensor<1xf32>
    %ex = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %mx : tensor<1x64xf32>, tensor<1xf32>) outs(%e : tensor<1x64xf32>) {
    ^bb0(%x: f32, %m: f32, %out: f32):
      %0 = arith.subf %x, %m : f32
      %1 = math.exp %0 : f32
      linalg.yield %1 : f32
    } -> tensor<1x64xf32>
    %exv = tensor.extract_slice %ex[0, 0] [1, 50] [1, 1] : tensor<1x64xf32> to tensor<1x50xf32>
    %exp = tensor.pad %exv low[0, 0] high[0, 14] {
    ^bb0(%x: index, %y: index):
      tensor.yield %zero : f32
    } : tensor<1x50xf32> to tensor<1x64xf32>
    %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1xf32>) -> tensor<1xf32>
    %sm = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<1x64xf32>) outs(%f1 : tensor<1xf32>) {
    ^bb0(%x: f32, %acc: f32):
      %0 = arith.addf %x, %acc fastmath<nnan> : f32
      linalg.yield %0 : f32
    } -> tensor<1xf32>
    %dv = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%ex, %sm : tensor<1x64xf32>, tensor<1xf32>) outs(%e : tensor<1x64xf32>) {
    ^bb0(%x: f32, %m: f32, %out: f32):
      %0 = arith.divf %x, %m : f32
      linalg.yield %0 : f32
    } -> tensor<1x64xf32>
    %v = tensor.extract_slice %dv[0, 0] [1, 50] [1, 1] : tensor<1x64xf32> to tensor<1x50xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i, 0] [1, 50] [1, 1] : tensor<1x50xf32> into tensor<3x50xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [3, 50], strides = [1, 1] : tensor<3x50xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x50xf32>>
  return
}

// -----

// A transposition reads in the source's order and turns the vector.
// CHECK-LABEL: func.func @transpose
// CHECK: %[[X:.*]] = vector.transfer_read {{.*}} vector<2x4xf32>
// CHECK-NEXT: %[[T:.*]] = vector.transpose %[[X]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK: vector.transfer_write %[[T]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @transpose() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8x12xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<12x8xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [8, 12], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x12xf32>> -> tensor<8x12xf32>
  %empty = tensor.empty() : tensor<12x8xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (12, 8) step (4, 2) shared_outs(%o = %empty) -> (tensor<12x8xf32>) {
    %e = tensor.empty() : tensor<4x2xf32>
    %a = tensor.extract_slice %A[%j, %i] [2, 4] [1, 1] : tensor<8x12xf32> to tensor<2x4xf32>
    %m = linalg.transpose ins(%a : tensor<2x4xf32>) outs(%e : tensor<4x2xf32>) permutation = [1, 0]
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, %j] [4, 2] [1, 1] : tensor<4x2xf32> into tensor<12x8xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [12, 8], strides = [1, 1] : tensor<12x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<12x8xf32>>
  return
}

// -----

// Integers: division, comparison and select; a loop's index is a vector.step, an affine.apply arithmetic on it.
// CHECK-LABEL: func.func @integers
// CHECK: vector.step : vector<8xindex>
// CHECK: arith.floordivsi
// CHECK: arith.index_cast {{.*}} : vector<8xindex> to vector<8xi32>
// CHECK: arith.divsi {{.*}} : vector<8xi32>
// CHECK: %[[C:.*]] = arith.cmpi slt
// CHECK: arith.select %[[C]], {{.*}} : vector<8xi1>, vector<8xi32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @integers() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x8xi32>>
  %B_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8xi32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<2x8xi32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [2, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x8xi32>> -> tensor<2x8xi32>
  %B = flow.dispatch.tensor.load %B_b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xi32>> -> tensor<8xi32>
  %one = arith.constant 1 : i32
  %c5 = arith.constant 5 : index
  %empty = tensor.empty() : tensor<2x8xi32>
  %r = scf.forall (%i) = (0) to (2) step (1) shared_outs(%o = %empty) -> (tensor<2x8xi32>) {
    %e = tensor.empty() : tensor<8xi32>
    %a = tensor.extract_slice %A[%i, 0] [1, 8] [1, 1] : tensor<2x8xi32> to tensor<8xi32>
    %m = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%a, %B : tensor<8xi32>, tensor<8xi32>) outs(%e : tensor<8xi32>) {
    ^bb0(%x: i32, %y: i32, %out: i32):
      %k = linalg.index 0 : index
      %k2 = affine.apply affine_map<(d0)[s0] -> (d0 mod 3 + s0 * 2)>(%k)[%i]
      %ki = arith.index_cast %k2 : index to i32
      %0 = arith.maxsi %y, %one : i32
      %1 = arith.divsi %x, %0 : i32
      %2 = arith.cmpi slt, %1, %x : i32
      %3 = arith.select %2, %1, %ki : i32
      linalg.yield %3 : i32
    } -> tensor<8xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%i, 0] [1, 8] [1, 1] : tensor<8xi32> into tensor<2x8xi32>
    }
  } {mapping = [#gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [2, 8], strides = [1, 1] : tensor<2x8xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x8xi32>>
  return
}

// -----

// Branches of one tile, full and padded: a vector comes out, of which the valid part is written.
// CHECK-LABEL: func.func @branches
// CHECK: %[[V:.*]] = scf.if %{{.*}} -> (vector<4xf32>)
// CHECK: vector.transfer_read {{.*}} {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
// CHECK: else
// CHECK: vector.transfer_read {{.*}} : tensor<?xf32>, vector<4xf32>
// CHECK: %[[S:.*]] = tensor.extract_slice {{.*}} to tensor<?xf32>
// CHECK: vector.transfer_write %[[V]], %[[S]][{{.*}}] : vector<4xf32>, tensor<?xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @branches() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<10xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0], sizes = [10], strides = [1] : !flow.dispatch.tensor<readonly:tensor<10xf32>> -> tensor<10xf32>
  %zero = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<10xf32>
  %r = scf.forall (%i) = (0) to (10) step (4) shared_outs(%o = %empty) -> (tensor<10xf32>) {
    %s = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%i)
    %e = tensor.empty() : tensor<4xf32>
    %full = arith.cmpi eq, %s, %c4 : index
    %v = scf.if %full -> (tensor<?xf32>) {
      %a = tensor.extract_slice %A[%i] [4] [1] : tensor<10xf32> to tensor<4xf32>
      %m = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      %c = tensor.cast %m : tensor<4xf32> to tensor<?xf32>
      scf.yield %c : tensor<?xf32>
    } else {
      %h = affine.apply affine_map<(d0) -> (-d0 + 4)>(%s)
      %a0 = tensor.extract_slice %A[%i] [%s] [1] : tensor<10xf32> to tensor<?xf32>
      %a = tensor.pad %a0 low[0] high[%h] {
      ^bb0(%x: index):
        tensor.yield %zero : f32
      } : tensor<?xf32> to tensor<4xf32>
      %m = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      %c = tensor.extract_slice %m[0] [%s] [1] : tensor<4xf32> to tensor<?xf32>
      scf.yield %c : tensor<?xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i] [%s] [1] : tensor<?xf32> into tensor<10xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0], sizes = [10], strides = [1] : tensor<10xf32> -> !flow.dispatch.tensor<writeonly:tensor<10xf32>>
  return
}

// -----

// A slice of a pad within a pad: one pad is the bounds of the read, the other a mask. What was computed is padded by a mask, too.
// CHECK-LABEL: func.func @masked_reduction
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (vector<4xf32>)
// CHECK: %[[R:.*]] = vector.transfer_read {{.*}} {in_bounds = [true, false]} : tensor<4x10xf32>, vector<4x4xf32>
// CHECK: %[[M:.*]] = vector.create_mask
// CHECK: %[[X:.*]] = arith.select %[[M]], %[[R]]
// CHECK: %[[E:.*]] = math.exp %[[X]]
// CHECK: %[[M2:.*]] = vector.create_mask
// CHECK: %[[Y:.*]] = arith.select %[[M2]], %[[E]]
// CHECK: vector.multi_reduction <add>, %[[Y]], %{{.*}} [1] : vector<4x4xf32> to vector<4xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @masked_reduction() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<4x10xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [4, 10], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x10xf32>> -> tensor<4x10xf32>
  %zero = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %empty = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %P = tensor.pad %A low[0, 2] high[0, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %zero : f32
  } : tensor<4x10xf32> to tensor<4x13xf32>
  %c13 = arith.constant 13 : index
  %r = scf.for %k = %c0 to %c13 step %c4 iter_args(%acc = %f) -> (tensor<4xf32>) {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 13)>(%k)
    %h = affine.apply affine_map<(d0) -> (-d0 + 4)>(%n)
    %a0 = tensor.extract_slice %P[0, %k] [4, %n] [1, 1] : tensor<4x13xf32> to tensor<4x?xf32>
    %one = arith.constant 1.0 : f32
    %a = tensor.pad %a0 low[0, 0] high[0, %h] {
    ^bb0(%x: index, %y: index):
      tensor.yield %one : f32
    } : tensor<4x?xf32> to tensor<4x4xf32>
    %e = tensor.empty() : tensor<4x4xf32>
    %x = linalg.exp ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
    %x0 = tensor.extract_slice %x[0, 0] [4, %n] [1, 1] : tensor<4x4xf32> to tensor<4x?xf32>
    %xp = tensor.pad %x0 low[0, 0] high[0, %h] {
    ^bb0(%p: index, %q: index):
      tensor.yield %zero : f32
    } : tensor<4x?xf32> to tensor<4x4xf32>
    %m = linalg.reduce {arith.addf} ins(%xp : tensor<4x4xf32>) outs(%acc : tensor<4xf32>) dimensions = [1]
    scf.yield %m : tensor<4xf32>
  }
  flow.dispatch.tensor.store %r, %r_b, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  return
}

// -----

// Multiply and add stay two roundings where the op does not allow one; they contract where both are flagged, or by the op's name.
// CHECK-LABEL: func.func @products
// CHECK: %[[P:.*]] = arith.mulf {{.*}} : vector<8x4x4xf32>
// CHECK: vector.multi_reduction <add>, %[[P]], %{{.*}} [0] : vector<8x4x4xf32> to vector<4x4xf32>
// CHECK: %[[X:.*]] = arith.extf {{.*}} : vector<4x8xf16> to vector<4x8xf32>
// CHECK: vector.contract {{.*}} %[[X]], {{.*}} : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
// CHECK: vector.contract {{.*}} : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @products() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<4x8xf32>>
  %B_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8x4xf32>>
  %C_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<4x8xf16>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(3) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>
  %s_b = hal.interface.binding.subspan layout(#layout) binding(4) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>
  %t_b = hal.interface.binding.subspan layout(#layout) binding(5) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x8xf32>> -> tensor<4x8xf32>
  %B = flow.dispatch.tensor.load %B_b, offsets = [0, 0], sizes = [8, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x4xf32>> -> tensor<8x4xf32>
  %C = flow.dispatch.tensor.load %C_b, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x8xf16>> -> tensor<4x8xf16>
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<4x4xf32>
  %et = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%er : tensor<4x4xf32>) -> tensor<4x4xf32>
  %ft = linalg.fill ins(%zero : f32) outs(%et : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%A, %B : tensor<4x8xf32>, tensor<8x4xf32>) outs(%f : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %acc, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<4x4xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%C, %B : tensor<4x8xf16>, tensor<8x4xf32>) outs(%f : tensor<4x4xf32>) {
  ^bb0(%x: f16, %y: f32, %acc: f32):
    %2 = arith.extf %x : f16 to f32
    %0 = arith.mulf %2, %y fastmath<contract> : f32
    %1 = arith.addf %0, %acc fastmath<contract> : f32
    linalg.yield %1 : f32
  } -> tensor<4x4xf32>
  %v = tensor.extract_slice %B[0, 0] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8xf32>
  %t = linalg.matvec ins(%A, %v : tensor<4x8xf32>, tensor<8xf32>) outs(%ft : tensor<4xf32>) -> tensor<4xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>
  flow.dispatch.tensor.store %s, %s_b, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>
  flow.dispatch.tensor.store %t, %t_b, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  return
}

// -----

// A reducer of two values runs in order, along a short dim.
// CHECK-LABEL: func.func @argmax
// CHECK: %[[A:.*]] = vector.transfer_read {{.*}} vector<4x8xf32>
// CHECK-NOT: vector.transfer_read
// CHECK: %[[G:.*]] = arith.cmpf ogt
// CHECK: arith.select %[[G]], {{.*}} : vector<4xi1>, vector<4xf32>
// CHECK: arith.select %[[G]], {{.*}} : vector<4xi1>, vector<4xi32>
// CHECK-NOT: vector.multi_reduction
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @argmax() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<4x8xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  %s_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4xi32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x8xf32>> -> tensor<4x8xf32>
  %low = arith.constant 0xFF800000 : f32
  %z = arith.constant 0 : i32
  %er = tensor.empty() : tensor<4xf32>
  %es = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%low : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %g = linalg.fill ins(%z : i32) outs(%es : tensor<4xi32>) -> tensor<4xi32>
  %r, %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%A : tensor<4x8xf32>) outs(%f, %g : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%x: f32, %m: f32, %at: i32):
    %k = linalg.index 1 : index
    %ki = arith.index_cast %k : index to i32
    %0 = arith.cmpf ogt, %x, %m : f32
    %1 = arith.select %0, %x, %m : f32
    %2 = arith.select %0, %ki, %at : i32
    linalg.yield %1, %2 : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  flow.dispatch.tensor.store %r, %r_b, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  flow.dispatch.tensor.store %s, %s_b, offsets = [0], sizes = [4], strides = [1] : tensor<4xi32> -> !flow.dispatch.tensor<writeonly:tensor<4xi32>>
  return
}

// -----

// A reducer that is no sum runs in order; a sum along the first dim leaves a vector.
// CHECK-LABEL: func.func @in_order
// CHECK: arith.subf {{.*}} : vector<4xf16>
// CHECK: arith.subf {{.*}} : vector<4xf16>
// CHECK: vector.multi_reduction <add>, %{{.*}}, %{{.*}} [0] : vector<4x6xf32> to vector<6xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @in_order() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<4x6xf16>>
  %B_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<4x6xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4xf16>>
  %s_b = hal.interface.binding.subspan layout(#layout) binding(3) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<6xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [4, 6], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x6xf16>> -> tensor<4x6xf16>
  %B = flow.dispatch.tensor.load %B_b, offsets = [0, 0], sizes = [4, 6], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x6xf32>> -> tensor<4x6xf32>
  %zero = arith.constant 0.0 : f16
  %zf = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<4xf16>
  %es = tensor.empty() : tensor<6xf32>
  %f = linalg.fill ins(%zero : f16) outs(%er : tensor<4xf16>) -> tensor<4xf16>
  %g = linalg.fill ins(%zf : f32) outs(%es : tensor<6xf32>) -> tensor<6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%A : tensor<4x6xf16>) outs(%f : tensor<4xf16>) {
  ^bb0(%x: f16, %acc: f16):
    %0 = arith.subf %acc, %x : f16
    linalg.yield %0 : f16
  } -> tensor<4xf16>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%B : tensor<4x6xf32>) outs(%g : tensor<6xf32>) {
  ^bb0(%x: f32, %acc: f32):
    %0 = arith.addf %acc, %x : f32
    linalg.yield %0 : f32
  } -> tensor<6xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0], sizes = [4], strides = [1] : tensor<4xf16> -> !flow.dispatch.tensor<writeonly:tensor<4xf16>>
  flow.dispatch.tensor.store %s, %s_b, offsets = [0], sizes = [6], strides = [1] : tensor<6xf32> -> !flow.dispatch.tensor<writeonly:tensor<6xf32>>
  return
}

// -----

// Tiles of rank 0 are scalars.
// CHECK-LABEL: func.func @rank0
// CHECK: %[[D:.*]] = vector.contract {{.*}} : vector<8xf32>, vector<8xf32> into f32
// CHECK: %[[A:.*]] = math.absf %[[D]] : f32
// CHECK: tensor.insert %[[A]] into %{{.*}}[] : tensor<f32>
// CHECK: vector.broadcast %[[A]] : f32 to vector<1xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @rank0() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %B_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<f32>>
  %s_b = hal.interface.binding.subspan layout(#layout) binding(3) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<1xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %B = flow.dispatch.tensor.load %B_b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%er : tensor<f32>) -> tensor<f32>
  %d = linalg.dot ins(%A, %B : tensor<8xf32>, tensor<8xf32>) outs(%f : tensor<f32>) -> tensor<f32>
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%d : tensor<f32>) outs(%er : tensor<f32>) {
  ^bb0(%x: f32, %out: f32):
    %0 = math.absf %x : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %s = tensor.expand_shape %r [] output_shape [1] : tensor<f32> into tensor<1xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [], sizes = [], strides = [] : tensor<f32> -> !flow.dispatch.tensor<writeonly:tensor<f32>>
  flow.dispatch.tensor.store %s, %s_b, offsets = [0], sizes = [1], strides = [1] : tensor<1xf32> -> !flow.dispatch.tensor<writeonly:tensor<1xf32>>
  return
}

// -----

// Reshapes of values in registers are shape_casts; those of a source are views.
// CHECK-LABEL: func.func @reshapes
// CHECK: vector.shape_cast {{.*}} : vector<2x12xf32> to vector<2x3x4xf32>
// CHECK: %[[B:.*]] = tensor.collapse_shape
// CHECK: vector.transfer_read %[[B]]{{.*}} vector<8xf32>
// CHECK: vector.extract_strided_slice {{.*}} sizes = [1, 3, 4]
// CHECK: vector.shape_cast {{.*}} : vector<1x3x4xf32> to vector<3x4xf32>
// CHECK: vector.transpose
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @reshapes() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x12xf32>>
  %B_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x2x2xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<2x3x4xf32>>
  %s_b = hal.interface.binding.subspan layout(#layout) binding(3) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %t_b = hal.interface.binding.subspan layout(#layout) binding(4) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4x3xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [2, 12], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x12xf32>> -> tensor<2x12xf32>
  %B = flow.dispatch.tensor.load %B_b, offsets = [0, 0, 0], sizes = [2, 2, 2], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<2x2x2xf32>> -> tensor<2x2x2xf32>
  %one = arith.constant 1.0 : f32
  %er = tensor.empty() : tensor<2x3x4xf32>
  %es = tensor.empty() : tensor<8xf32>
  %e = tensor.empty() : tensor<2x12xf32>
  %a = linalg.exp ins(%A : tensor<2x12xf32>) outs(%e : tensor<2x12xf32>) -> tensor<2x12xf32>
  %x = tensor.expand_shape %a [[0], [1, 2]] output_shape [2, 3, 4] : tensor<2x12xf32> into tensor<2x3x4xf32>
  %r = linalg.abs ins(%x : tensor<2x3x4xf32>) outs(%er : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %b = tensor.collapse_shape %B [[0, 1, 2]] : tensor<2x2x2xf32> into tensor<8xf32>
  %s = linalg.exp ins(%b : tensor<8xf32>) outs(%es : tensor<8xf32>) -> tensor<8xf32>
  %et = tensor.empty() : tensor<4x3xf32>
  %u = tensor.extract_slice %r[1, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<2x3x4xf32> to tensor<3x4xf32>
  %w = tensor.expand_shape %u [[0], [1, 2]] output_shape [3, 1, 4] : tensor<3x4xf32> into tensor<3x1x4xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, 0, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<3x1x4xf32>) outs(%et : tensor<4x3xf32>) {
  ^bb0(%p: f32, %out: f32):
    %0 = arith.addf %p, %one : f32
    linalg.yield %0 : f32
  } -> tensor<4x3xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0, 0], sizes = [2, 3, 4], strides = [1, 1, 1] : tensor<2x3x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x3x4xf32>>
  flow.dispatch.tensor.store %s, %s_b, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  flow.dispatch.tensor.store %t, %t_b, offsets = [0, 0], sizes = [4, 3], strides = [1, 1] : tensor<4x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x3xf32>>
  return
}

// -----

// A loop that fills its destination goes on doing so; an insertion into a tile in registers stays there.
// CHECK-LABEL: func.func @insert_loop
// CHECK: scf.for {{.*}} iter_args(%[[O:.*]] = %{{.*}}) -> (tensor<8x4xf32>)
// CHECK: %[[S:.*]] = tensor.extract_slice %[[O]]
// CHECK: %[[W:.*]] = vector.transfer_write %{{.*}}, %[[S]]
// CHECK: tensor.insert_slice %[[W]] into %[[O]]
// CHECK: vector.insert_strided_slice {{.*}} : vector<1x4xf32> into vector<2x4xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @insert_loop() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<8x4xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<8x4xf32>>
  %s_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<2x4xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [8, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x4xf32>> -> tensor<8x4xf32>
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %empty = tensor.empty() : tensor<8x4xf32>
  %r = scf.for %k = %c0 to %c8 step %c1 iter_args(%o = %empty) -> (tensor<8x4xf32>) {
    %a = tensor.extract_slice %A[%k, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
    %e = tensor.empty() : tensor<4xf32>
    %x = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %n = tensor.insert_slice %x into %o[%k, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    scf.yield %n : tensor<8x4xf32>
  }
  %es = tensor.empty() : tensor<2x4xf32>
  %a0 = tensor.extract_slice %A[0, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
  %a1 = tensor.extract_slice %A[7, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
  %x0 = linalg.exp ins(%a0 : tensor<2x4xf32>) outs(%es : tensor<2x4xf32>) -> tensor<2x4xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %x1 = linalg.exp ins(%a1 : tensor<4xf32>) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %y = tensor.insert_slice %x1 into %x0[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x4xf32>
  %s = linalg.abs ins(%y : tensor<2x4xf32>) outs(%es : tensor<2x4xf32>) -> tensor<2x4xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [8, 4], strides = [1, 1] : tensor<8x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x4xf32>>
  flow.dispatch.tensor.store %s, %s_b, offsets = [0, 0], sizes = [2, 4], strides = [1, 1] : tensor<2x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x4xf32>>
  return
}

// -----

// What the body does not read is not read, whatever its map.
// CHECK-LABEL: func.func @unread
// CHECK: vector.transfer_read %{{.*}} : tensor<8xf32>, vector<8xf32>
// CHECK-NOT: vector.transfer_read
// CHECK: arith.addf {{.*}} : vector<8xf32>
func.func @unread() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %n = hal.interface.constant.load[0] : index
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n}
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0], sizes = [%n], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n} -> tensor<?xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 2)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %y : tensor<8xf32>, tensor<?xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  flow.dispatch.tensor.store %r, %b2, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// A row that a loop carries as a vector is written as one: of the slice's sizes, the 1 is none of its dims.
// CHECK-LABEL: func.func @carried_row
// CHECK: %[[V:.*]] = scf.for {{.*}} -> (vector<4xf32>)
// CHECK: %[[S:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
// CHECK: %[[W:.*]] = vector.transfer_write %[[V]], %[[S]]
// CHECK: tensor.parallel_insert_slice %[[W]] into {{.*}} : tensor<4xf32> into tensor<2x4xf32>
func.func @carried_row() {
  %A_b = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<2x3x4xf32>>
  %r_b = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<2x4xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0, 0], sizes = [2, 3, 4], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3x4xf32>> -> tensor<2x3x4xf32>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %empty = tensor.empty() : tensor<2x4xf32>
  %r = scf.forall (%i) = (0) to (2) step (1) shared_outs(%o = %empty) -> (tensor<2x4xf32>) {
    %v = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %zero) -> (tensor<4xf32>) {
      %a = tensor.extract_slice %A[%i, %k, 0] [1, 1, 4] [1, 1, 1] : tensor<2x3x4xf32> to tensor<4xf32>
      %t = linalg.add ins(%a, %s : tensor<4xf32>, tensor<4xf32>) outs(%s : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %t : tensor<4xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x4xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [2, 4], strides = [1, 1] : tensor<2x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x4xf32>>
  return
}
