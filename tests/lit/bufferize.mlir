// RUN: cgc opt %s --pass-pipeline='bufferize' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='bufferize,canonicalize,cse' --validate > /dev/null

// A tile's slice of the forall's output is a view of the binding; nothing is copied.
// CHECK-LABEL: func.func @tiles
// CHECK: %[[IN:.*]] = hal.interface.binding.subspan {{.*}} : memref<20x16xf32>
// CHECK: %[[OUT:.*]] = hal.interface.binding.subspan {{.*}} : memref<20x16xf32>
// CHECK: scf.forall (%[[I:.*]], %[[J:.*]]) = (0, 0) to (20, 16) step (8, 8) {
// CHECK: %[[N:.*]] = affine.min
// CHECK: %[[A:.*]] = memref.subview %[[IN]][%[[I]], %[[J]]] [%[[N]], 8] [1, 1]
// CHECK: %[[O:.*]] = memref.subview %[[OUT]][%[[I]], %[[J]]] [%[[N]], 8] [1, 1]
// CHECK: scf.forall (%[[TI:.*]], %[[TJ:.*]]) = (0, 0) to (8, 8) step (4, 4) {
// CHECK: vector.transfer_read %[[A]][%[[TI]], %[[TJ]]]
// CHECK: %[[S:.*]] = memref.subview %[[O]]
// CHECK: vector.transfer_write %{{.*}}, %[[S]]
// CHECK-NOT: tensor
// CHECK: } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
// CHECK: } {mapping = [#gpu.block<y>, #gpu.block<x>]}
// CHECK-NEXT: return
func.func @tiles() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<20x16xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<20x16xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [20, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<20x16xf32>> -> tensor<20x16xf32>
  %e = tensor.empty() : tensor<20x16xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (20, 16) step (8, 8) shared_outs(%o = %e) -> (tensor<20x16xf32>) {
    %n = affine.min affine_map<(d0) -> (8, -d0 + 20)>(%i)
    %as = tensor.extract_slice %a[%i, %j] [%n, 8] [1, 1] : tensor<20x16xf32> to tensor<?x8xf32>
    %os = tensor.extract_slice %o[%i, %j] [%n, 8] [1, 1] : tensor<20x16xf32> to tensor<?x8xf32>
    %t = scf.forall (%ti, %tj) = (0, 0) to (8, 8) step (4, 4) shared_outs(%q = %os) -> (tensor<?x8xf32>) {
      %v = vector.transfer_read %as[%ti, %tj], %zero {in_bounds = [false, true]} : tensor<?x8xf32>, vector<4x4xf32>
      %w = arith.addf %v, %v : vector<4x4xf32>
      %m = affine.min affine_map<(d0, d1) -> (d0, d1)>(%ti, %n)
      %l = affine.max affine_map<(d0, d1) -> (0, d1 - d0)>(%ti, %n)
      %k = affine.min affine_map<(d0) -> (4, d0)>(%l)
      %s = tensor.extract_slice %q[%m, %tj] [%k, 4] [1, 1] : tensor<?x8xf32> to tensor<?x4xf32>
      %u = vector.transfer_write %w, %s[%c0, %c0] {in_bounds = [false, true]} : vector<4x4xf32>, tensor<?x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %u into %q[%m, %tj] [%k, 4] [1, 1] : tensor<?x4xf32> into tensor<?x8xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i, %j] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<20x16xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [20, 16], strides = [1, 1] : tensor<20x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<20x16xf32>>
  return
}

// Both branches of an if compute into the slice that its result is inserted into; the store is of an expanded view.
// CHECK-LABEL: func.func @branches
// CHECK: scf.if %{{.*}} {
// CHECK: vector.transfer_write {{.*}} memref
// CHECK: } else {
// CHECK: vector.transfer_write {{.*}} memref
// CHECK: return
func.func @branches() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<2x5xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<2x5xf32>>
  %l = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [2, 5], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x5xf32>> -> tensor<2x5xf32>
  %a = tensor.collapse_shape %l [[0, 1]] : tensor<2x5xf32> into tensor<10xf32>
  %e = tensor.empty() : tensor<10xf32>
  %r = scf.forall (%i) = (0) to (10) step (4) shared_outs(%o = %e) -> (tensor<10xf32>) {
    %n = affine.min affine_map<(d0) -> (4, -d0 + 10)>(%i)
    %full = arith.cmpi eq, %n, %c4 : index
    %t = scf.if %full -> (tensor<?xf32>) {
      %as = tensor.extract_slice %a[%i] [4] [1] : tensor<10xf32> to tensor<4xf32>
      %v = vector.transfer_read %as[%c0], %zero {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
      %os = tensor.extract_slice %o[%i] [4] [1] : tensor<10xf32> to tensor<4xf32>
      %w = vector.transfer_write %v, %os[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
      %cast = tensor.cast %w : tensor<4xf32> to tensor<?xf32>
      scf.yield %cast : tensor<?xf32>
    } else {
      %as = tensor.extract_slice %a[%i] [%n] [1] : tensor<10xf32> to tensor<?xf32>
      %v = vector.transfer_read %as[%c0], %zero : tensor<?xf32>, vector<4xf32>
      %empty = tensor.empty(%n) : tensor<?xf32>
      %w = vector.transfer_write %v, %empty[%c0] : vector<4xf32>, tensor<?xf32>
      scf.yield %w : tensor<?xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[%i] [%n] [1] : tensor<?xf32> into tensor<10xf32>
    }
  } {mapping = [#gpu.block<x>]}
  %x = tensor.expand_shape %r [[0, 1]] output_shape [2, 5] : tensor<10xf32> into tensor<2x5xf32>
  flow.dispatch.tensor.store %x, %out, offsets = [0, 0], sizes = [2, 5], strides = [1, 1] : tensor<2x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x5xf32>>
  return
}

// A tile in workgroup memory is an allocation at the function's top; a loop carries the destination and a vector. Of rank 0 and with dynamic sizes.
// CHECK-LABEL: func.func @shared
// CHECK: %[[SH:.*]] = memref.alloc() : memref<4xf32, 3>
// CHECK: %[[D:.*]] = arith.index_castui
// CHECK: %[[IN:.*]] = hal.interface.binding.subspan {{.*}} : memref<?xf32>{%[[D]]}
// CHECK: scf.for {{.*}} = %{{.*}} to %[[D]] step {{.*}} iter_args(%{{.*}} = %{{.*}}) -> (vector<f32>)
// CHECK: scf.forall
// CHECK: vector.transfer_write %{{.*}}, %{{.*}} : vector<1xf32>, memref<1xf32, strided<[1], offset: ?>, 3>
// CHECK: vector.transfer_read %[[SH]]
// CHECK: vector.transfer_write %{{.*}}, %{{.*}}[] : vector<f32>, memref<f32>
func.func @shared() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %init = arith.constant dense<0.0> : vector<f32>
  %w0 = hal.interface.constant.load ordinal(0) : i32
  %d = arith.index_castui %w0 : i32 to index
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%d}
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<f32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [%d], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%d} -> tensor<?xf32>
  %e = tensor.empty() : tensor<f32>
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %r = scf.forall (%i) = (0) to (1) step (1) shared_outs(%o = %e) -> (tensor<f32>) {
    %sum = scf.for %k = %c0 to %n step %c4 iter_args(%acc = %init) -> (vector<f32>) {
      %sh0 = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32>
      %sh = scf.forall (%c) = (0) to (4) step (1) shared_outs(%s = %sh0) -> (tensor<4xf32>) {
        %at = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%k, %c)
        %v = vector.transfer_read %a[%at], %zero : tensor<?xf32>, vector<1xf32>
        %ss = tensor.extract_slice %s[%c] [1] [1] : tensor<4xf32> to tensor<1xf32>
        %w = vector.transfer_write %v, %ss[%c0] {in_bounds = [true]} : vector<1xf32>, tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %w into %s[%c] [1] [1] : tensor<1xf32> into tensor<4xf32>
        }
      } {mapping = [#gpu.thread<linear_dim_0>]}
      %v = vector.transfer_read %sh[%c0], %zero {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
      %p = vector.multi_reduction <add>, %v, %zero [0] : vector<4xf32> to f32
      %x = vector.extract %acc[] : f32 from vector<f32>
      %y = arith.addf %x, %p : f32
      %z = vector.broadcast %y : f32 to vector<f32>
      scf.yield %z : vector<f32>
    }
    %w = vector.transfer_write %sum, %o[] : vector<f32>, tensor<f32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %w into %o[] [] [] : tensor<f32> into tensor<f32> }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [], sizes = [], strides = [] : tensor<f32> -> !flow.dispatch.tensor<writeonly:tensor<f32>>
  return
}

// A read-write binding: each thread reads what it then writes, in place.
// CHECK-LABEL: func.func @in_place
// CHECK: %[[B:.*]] = hal.interface.binding.subspan {{.*}} : memref<8xf32>
// CHECK: vector.transfer_read %[[B]]
// CHECK: %[[S:.*]] = memref.subview %[[B]]
// CHECK: vector.transfer_write %{{.*}}, %[[S]]
func.func @in_place() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %b = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.forall (%i) = (0) to (8) step (4) shared_outs(%o = %e) -> (tensor<8xf32>) {
    %v = vector.transfer_read %a[%i], %zero {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
    %x = arith.addf %v, %v : vector<4xf32>
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %w = vector.transfer_write %x, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32> }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %b, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  return
}

// Two views of one binding that say the same are one place: reading there what is then written there is in order.
// CHECK-LABEL: func.func @twice_bound
// CHECK: vector.transfer_read
// CHECK: vector.transfer_write
func.func @twice_bound() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %b = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  %again = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.forall (%i) = (0) to (8) step (4) shared_outs(%o = %e) -> (tensor<8xf32>) {
    %v = vector.transfer_read %a[%i], %zero {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
    %d = arith.addf %v, %v : vector<4xf32>
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %w = vector.transfer_write %d, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32> }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %again, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  return
}

// A column of wider rows, seen as one dim: its elements lie as far apart as the rows do. Unit dims count for nothing, the steps of others go on.
// CHECK-LABEL: func.func @columns
// CHECK: %[[IN:.*]] = hal.interface.binding.subspan {{.*}} : memref<4x8xf32>
// CHECK: scf.forall (%[[J:.*]]) in (8)
// CHECK: %[[COLUMN:.*]] = memref.subview %[[IN]][0, %[[J]]] [4, 1] [1, 1] : memref<4x8xf32> to memref<4x1xf32, strided<[8, 1], offset: ?>>
// CHECK: memref.collapse_shape %[[COLUMN]] {{\[}}[0, 1]] : memref<4x1xf32, strided<[8, 1], offset: ?>> into memref<4xf32, strided<[8], offset: ?>>
// CHECK: memref.subview %{{.*}}[%[[J]], 0] [1, 4] [1, 1] : memref<8x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
// CHECK: memref.collapse_shape {{.*}} : memref<1x4xf32, strided<[4, 1], offset: ?>> into memref<4xf32, strided<[1], offset: ?>>
func.func @columns() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<4x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8x4xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x8xf32>> -> tensor<4x8xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  %r = scf.forall (%j) in (8) shared_outs(%o = %e) -> (tensor<8x4xf32>) {
    %column = tensor.extract_slice %a[0, %j] [4, 1] [1, 1] : tensor<4x8xf32> to tensor<4x1xf32>
    %c = tensor.collapse_shape %column [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %v = vector.transfer_read %c[%c0], %zero {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %row = tensor.extract_slice %o[%j, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
    %d = tensor.collapse_shape %row [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %w = vector.transfer_write %v, %d[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    %x = tensor.expand_shape %w [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%j, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [8, 4], strides = [1, 1] : tensor<8x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<8x4xf32>>
  return
}

// Dims that are split off: the last one steps as the whole did, those before it over all behind them. An element of no dims gets some.
// CHECK-LABEL: func.func @splits
// CHECK: memref.expand_shape {{.*}} : memref<4x6xf32, strided<[8, 1], offset: 1>> into memref<4x3x2xf32, strided<[8, 2, 1], offset: 1>>
// CHECK: memref.collapse_shape {{.*}} {{\[}}[0], [1, 2]] : memref<4x3x1xf32, strided<[8, 2, 1], offset: ?>> into memref<4x3xf32, strided<[8, 2], offset: ?>>
// CHECK: memref.expand_shape {{.*}} [] {{.*}} : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
func.func @splits() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<4x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<2x4x3xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x8xf32>> -> tensor<4x8xf32>
  %e = tensor.empty() : tensor<2x4x3xf32>
  %s = tensor.extract_slice %a[0, 1] [4, 6] [1, 1] : tensor<4x8xf32> to tensor<4x6xf32>
  %p = tensor.expand_shape %s [[0], [1, 2]] output_shape [4, 3, 2] : tensor<4x6xf32> into tensor<4x3x2xf32>
  %r = scf.forall (%j) in (2) shared_outs(%o = %e) -> (tensor<2x4x3xf32>) {
    %every = tensor.extract_slice %p[0, 0, %j] [4, 3, 1] [1, 1, 1] : tensor<4x3x2xf32> to tensor<4x3x1xf32>
    %c = tensor.collapse_shape %every [[0], [1, 2]] : tensor<4x3x1xf32> into tensor<4x3xf32>
    %v = vector.transfer_read %c[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<4x3xf32>, vector<4x3xf32>
    %one = tensor.extract_slice %a[%j, 7] [1, 1] [1, 1] : tensor<4x8xf32> to tensor<f32>
    %f = tensor.expand_shape %one [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %q = vector.transfer_read %f[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<1x1xf32>, vector<1x1xf32>
    %b = vector.broadcast %q : vector<1x1xf32> to vector<4x3xf32>
    %y = arith.addf %v, %b : vector<4x3xf32>
    %t = tensor.extract_slice %o[%j, 0, 0] [1, 4, 3] [1, 1, 1] : tensor<2x4x3xf32> to tensor<4x3xf32>
    %w = vector.transfer_write %y, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xf32>, tensor<4x3xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%j, 0, 0] [1, 4, 3] [1, 1, 1] : tensor<4x3xf32> into tensor<2x4x3xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0, 0], sizes = [2, 4, 3], strides = [1, 1, 1] : tensor<2x4x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x4x3xf32>>
  return
}

// A tile that a thread has in one place and needs in another goes through registers; one that is there already does not.
// CHECK-LABEL: func.func @moved
// CHECK: %[[IN:.*]] = hal.interface.binding.subspan {{.*}} binding(0) {{.*}} : memref<8xf32>
// CHECK: %[[OUT:.*]] = hal.interface.binding.subspan {{.*}} binding(1) {{.*}} : memref<8xf32>
// CHECK: scf.forall (%[[I:.*]]) = (0) to (8) step (4) {
// CHECK-DAG: %[[FROM:.*]] = memref.subview %[[IN]][%[[I]]] [4] [1]
// CHECK-DAG: %[[TO:.*]] = memref.subview %[[OUT]][%[[I]]] [4] [1]
// CHECK: %[[V:.*]] = vector.transfer_read %[[FROM]][%{{.*}}], %{{.*}} {in_bounds = [true]}
// CHECK: vector.transfer_write %[[V]], %[[TO]][%{{.*}}] {in_bounds = [true]}
// CHECK-NOT: vector.transfer
// CHECK: return
func.func @moved() {
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.forall (%i) = (0) to (8) step (4) shared_outs(%o = %e) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %a[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32> }
  } {mapping = [#gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// A loop in front of a write reads before it, and so does each round in front of its own, where a loop carries what it writes.
// CHECK-LABEL: func.func @read_before
// CHECK: %[[B:.*]] = hal.interface.binding.subspan {{.*}} : memref<8xf32>
// CHECK: scf.for
// CHECK: memref.load %[[B]]
// CHECK: memref.store %{{.*}}, %[[B]]
// CHECK: scf.for
// CHECK: memref.load %[[B]]
// CHECK: memref.store %{{.*}}, %[[B]]
// CHECK: return
func.func @read_before() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %out = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %v = scf.for %k = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (f32) {
    %x = tensor.extract %p[%k] : tensor<8xf32>
    %y = arith.addf %x, %s : f32
    scf.yield %y : f32
  }
  %q = tensor.insert %v into %p[%c1] : tensor<8xf32>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%t = %q) -> (tensor<8xf32>) {
    %x = tensor.extract %t[%k] : tensor<8xf32>
    %u = tensor.insert %x into %t[%c4] : tensor<8xf32>
    scf.yield %u : tensor<8xf32>
  }
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// A loop carries a tensor and a number: the one is in its place, the other goes on being carried.
// CHECK-LABEL: func.func @both
// CHECK: %[[B:.*]] = hal.interface.binding.subspan {{.*}} : memref<8xf32>
// CHECK: %[[R:.*]] = scf.for %[[K:.*]] = {{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (f32) {
// CHECK: %[[X:.*]] = memref.load %[[B]][%[[K]]]
// CHECK: memref.store %[[S]], %[[B]][%[[K]]]
// CHECK: %[[Y:.*]] = arith.addf %[[X]], %[[S]]
// CHECK: scf.yield %[[Y]] : f32
// CHECK: memref.store %[[R]], %[[B]]
func.func @both() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  %out = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.fill ins(%one : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r:2 = scf.for %k = %c0 to %c4 step %c1 iter_args(%s = %one, %t = %p) -> (f32, tensor<8xf32>) {
    %x = tensor.extract %t[%k] : tensor<8xf32>
    %u = tensor.insert %s into %t[%k] : tensor<8xf32>
    %y = arith.addf %x, %s : f32
    scf.yield %y, %u : f32, tensor<8xf32>
  }
  %w = tensor.insert %r#0 into %r#1[%c4] : tensor<8xf32>
  flow.dispatch.tensor.store %w, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// A branch does the same.
// CHECK-LABEL: func.func @both_ways
// CHECK: %[[B:.*]] = hal.interface.binding.subspan {{.*}} : memref<8xf32>
// CHECK: %[[R:.*]] = scf.if %{{.*}} -> (f32) {
// CHECK: memref.store %[[ONE:.*]], %[[B]][%c1]
// CHECK: scf.yield %[[ONE]] : f32
// CHECK: } else {
// CHECK: memref.store %[[TWO:.*]], %[[B]][%c0]
// CHECK: scf.yield %[[TWO]] : f32
// CHECK: memref.store %[[R]], %[[B]]
func.func @both_ways() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %w = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %w : i32 to index
  %some = arith.cmpi slt, %n, %c4 : index
  %out = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.fill ins(%one : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r:2 = scf.if %some -> (f32, tensor<8xf32>) {
    %u = tensor.insert %one into %p[%c1] : tensor<8xf32>
    scf.yield %one, %u : f32, tensor<8xf32>
  } else {
    %u = tensor.insert %two into %p[%c0] : tensor<8xf32>
    scf.yield %two, %u : f32, tensor<8xf32>
  }
  %x = tensor.insert %r#0 into %r#1[%c4] : tensor<8xf32>
  flow.dispatch.tensor.store %x, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// A tile of no elements is nothing to move.
// CHECK-LABEL: func.func @empty
// CHECK-NOT: vector
// CHECK: return
func.func @empty() {
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = flow.dispatch.tensor.load %out, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<8xf32>> -> tensor<8xf32>
  %r = scf.forall (%i) = (0) to (8) step (4) shared_outs(%o = %e) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %a[%i] [0] [1] : tensor<8xf32> to tensor<0xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%i] [0] [1] : tensor<0xf32> into tensor<8xf32> }
  } {mapping = [#gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  return
}

// What a binding holds is stored where it is: nothing moves.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: vector.transfer
// CHECK: return
func.func @stays() {
  %b = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<8xf32>> -> tensor<8xf32>
  flow.dispatch.tensor.store %a, %b, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  return
}

// Memory of a workgroup, seen in another shape, has no first contents that a second write could spoil: each is written twice.
// CHECK-LABEL: func.func @fresh
// CHECK-DAG: memref.alloc() : memref<2x2xf32, 3>
// CHECK-DAG: memref.alloc() : memref<4xf32, 3>
// CHECK: %[[C:.*]] = memref.collapse_shape
// CHECK: %[[E:.*]] = memref.expand_shape
// CHECK-COUNT-2: vector.transfer_write %{{.*}}, %[[C]][
// CHECK-COUNT-2: vector.transfer_write %{{.*}}, %[[E]][
func.func @fresh() attributes {workgroup_size = [1, 1, 1]} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<4xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<2x2xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [4], strides = [1] : !flow.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<2x2xf32>) {
    %square = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<2x2xf32>
    %c = tensor.collapse_shape %square [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %line = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32>
    %x = tensor.expand_shape %line [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
    %v = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %c1 = vector.transfer_write %v, %c[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    %v1 = vector.transfer_read %c1[%c0], %zero {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %w1 = arith.addf %v1, %v1 : vector<4xf32>
    %c2 = vector.transfer_write %w1, %c[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    %v2 = vector.transfer_read %c2[%c0], %zero {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %s2 = vector.shape_cast %v2 : vector<4xf32> to vector<2x2xf32>
    %x1 = vector.transfer_write %s2, %x[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, tensor<2x2xf32>
    %v3 = vector.transfer_read %x1[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<2x2xf32>, vector<2x2xf32>
    %w3 = arith.addf %v3, %v3 : vector<2x2xf32>
    %x2 = vector.transfer_write %w3, %x[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, tensor<2x2xf32>
    %v4 = vector.transfer_read %x2[%c0, %c0], %zero {in_bounds = [true, true]} : tensor<2x2xf32>, vector<2x2xf32>
    %w = vector.transfer_write %v4, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, tensor<2x2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x2xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [2, 2], strides = [1, 1] : tensor<2x2xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x2xf32>>
  return
}

// The first row goes into the first column: they begin at one element, and are moved all the same.
// CHECK-LABEL: func.func @row_to_column
// CHECK: %[[V:.*]] = vector.transfer_read %{{.*}} : memref<4xf32, strided<[1]>>, vector<4xf32>
// CHECK: vector.transfer_write %[[V]], %{{.*}} : vector<4xf32>, memref<4xf32, strided<[4]>>
//
// The first row goes where it is.
// CHECK-LABEL: func.func @row_to_row
// CHECK-NOT: vector.transfer
// CHECK: return
func.func @row_to_column() attributes {workgroup_size = [1, 1, 1]} {
  %io = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<4x4xf32>>
  %e = flow.dispatch.tensor.load %io, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<4x4xf32>> -> tensor<4x4xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<4x4xf32>) {
    %row = tensor.extract_slice %o[0, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[0, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %io, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !flow.dispatch.tensor<readwrite:tensor<4x4xf32>>
  return
}
func.func @row_to_row() attributes {workgroup_size = [1, 1, 1]} {
  %io = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<4x4xf32>>
  %e = flow.dispatch.tensor.load %io, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<4x4xf32>> -> tensor<4x4xf32>
  %r = scf.forall (%i) in (1) shared_outs(%o = %e) -> (tensor<4x4xf32>) {
    %row = tensor.extract_slice %o[1, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[1, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %io, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !flow.dispatch.tensor<readwrite:tensor<4x4xf32>>
  return
}

// Two results of threads, begun with values that are computed where the tiles of the outer results are.
// CHECK-LABEL: func.func @two_results
// CHECK-DAG: %[[P:.*]] = hal.interface.binding.subspan {{.*}} binding(1)
// CHECK-DAG: %[[Q:.*]] = hal.interface.binding.subspan {{.*}} binding(2)
// CHECK-NOT: alloc
// CHECK: %[[PV:.*]] = memref.subview %[[P]]
// CHECK: vector.transfer_write %{{.*}}, %[[PV]][
// CHECK: %[[QV:.*]] = memref.subview %[[Q]]
// CHECK: vector.transfer_write %{{.*}}, %[[QV]][
// CHECK: scf.forall
func.func @two_results() attributes {workgroup_size = [2, 1, 1]} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %ones = arith.constant dense<1.0> : vector<4xf32>
  %twos = arith.constant dense<2.0> : vector<4xf32>
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %p = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %q = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r:2 = scf.forall (%i) = (0) to (8) step (4) shared_outs(%op = %e, %oq = %e) -> (tensor<8xf32>, tensor<8xf32>) {
    %t = tensor.empty() : tensor<4xf32>
    %tp = vector.transfer_write %ones, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    %tq = vector.transfer_write %twos, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    %s:2 = scf.forall (%j) in (2) shared_outs(%np = %tp, %nq = %tq) -> (tensor<4xf32>, tensor<4xf32>) {
      %at = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %x = vector.transfer_read %a[%at], %zero {in_bounds = [true]} : tensor<8xf32>, vector<1xf32>
      %ps = tensor.extract_slice %np[%j] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %pw = vector.transfer_write %x, %ps[%c0] {in_bounds = [true]} : vector<1xf32>, tensor<1xf32>
      %y = arith.negf %x : vector<1xf32>
      %qs = tensor.extract_slice %nq[%j] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %qw = vector.transfer_write %y, %qs[%c0] {in_bounds = [true]} : vector<1xf32>, tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %pw into %np[%j] [1] [1] : tensor<1xf32> into tensor<4xf32>
        tensor.parallel_insert_slice %qw into %nq[%j] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    } {mapping = [#gpu.thread<x>]}
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s#0 into %op[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s#1 into %oq[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r#0, %p, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  flow.dispatch.tensor.store %r#1, %q, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}
