// RUN: not cgc opt %s --split-input-file --pass-pipeline='bufferize' 2>&1 | FileCheck %s --implicit-check-not=error:

// What another workgroup may have written already is not read.
// CHECK: error: 'vector.transfer_read' op reads a binding that this dispatch also writes
func.func @shifted() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %b = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.forall (%i) = (0) to (8) step (4) shared_outs(%o = %e) -> (tensor<8xf32>) {
    %at = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %v = vector.transfer_read %a[%at], %zero : tensor<8xf32>, vector<4xf32>
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32> }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %b, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  return
}

// -----

// Nor is more than the round writes: the rest is the next round's.
// CHECK: error: 'vector.transfer_read' op reads a binding that this dispatch also writes
func.func @wider() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %b = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.forall (%i) = (0) to (8) step (2) shared_outs(%o = %e) -> (tensor<8xf32>) {
    %v = vector.transfer_read %a[%i], %zero : tensor<8xf32>, vector<4xf32>
    %h = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    %s = tensor.extract_slice %o[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %w = vector.transfer_write %h, %s[%c0] {in_bounds = [true]} : vector<2xf32>, tensor<2xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %w into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32> }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %b, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<readwrite:tensor<8xf32>>
  return
}

// -----

// A tensor between two loops would need memory of its own.
// CHECK: error: 'scf.forall' op computes a tensor that ends in no binding; a dispatch allocates no memory of its own
func.func @between() {
  %c0 = arith.constant 0 : index
  %one = arith.constant dense<1.0> : vector<4xf32>
  %zero = arith.constant 0.0 : f32
  %b = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %e = tensor.empty() : tensor<8xf32>
  %t = scf.forall (%i) = (0) to (8) step (4) shared_outs(%o = %e) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %w = vector.transfer_write %one, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32> }
  } {mapping = [#gpu.block<x>]}
  %r = scf.forall (%i) = (0) to (8) step (4) shared_outs(%o = %e) -> (tensor<8xf32>) {
    %v = vector.transfer_read %t[%i], %zero {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
    %s = tensor.extract_slice %o[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %w into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32> }
  } {mapping = [#gpu.block<x>]}
  flow.dispatch.tensor.store %r, %b, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// A piece that goes into a tensor of a binding that is only read.
// CHECK: error: 'vector.transfer_write' op writes over a binding that is only read
func.func @update() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %u = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<1xf32>>
  %a = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2xf32>>
  %b = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<f32>>
  %x = flow.dispatch.tensor.load %u, offsets = [0], sizes = [1], strides = [1] : !flow.dispatch.tensor<readonly:tensor<1xf32>> -> tensor<1xf32>
  %y = flow.dispatch.tensor.load %a, offsets = [0], sizes = [2], strides = [1] : !flow.dispatch.tensor<readonly:tensor<2xf32>> -> tensor<2xf32>
  %v = vector.transfer_read %x[%c0], %zero {in_bounds = [true]} : tensor<1xf32>, vector<1xf32>
  %s = tensor.extract_slice %y[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<1xf32>, tensor<1xf32>
  %i = tensor.insert_slice %w into %y[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
  %p = vector.transfer_read %i[%c0], %zero {in_bounds = [true]} : tensor<2xf32>, vector<2xf32>
  %m = vector.multi_reduction <minimumf>, %p, %zero [0] : vector<2xf32> to f32
  %e = tensor.empty() : tensor<f32>
  %r = tensor.insert %m into %e[] : tensor<f32>
  flow.dispatch.tensor.store %r, %b, offsets = [], sizes = [], strides = [] : tensor<f32> -> !flow.dispatch.tensor<writeonly:tensor<f32>>
  return
}

// -----

// A slice that turns out to lie outside is named; a view of it would be no valid op.
// CHECK: error: 'tensor.extract_slice' op has a slice that runs out of the bounds of memref<4xf32>
func.func @outside() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = hal.interface.binding.subspan layout(<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<4xf32>>
  %b = hal.interface.binding.subspan layout(<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<3xf32>>
  %t = flow.dispatch.tensor.load %a, offsets = [0], sizes = [4], strides = [1] : !flow.dispatch.tensor<readonly:tensor<4xf32>> -> tensor<4xf32>
  %s = tensor.extract_slice %t[%c2] [3] [1] : tensor<4xf32> to tensor<3xf32>
  flow.dispatch.tensor.store %s, %b, offsets = [0], sizes = [3], strides = [1] : tensor<3xf32> -> !flow.dispatch.tensor<writeonly:tensor<3xf32>>
  return
}

// -----

// Workgroup memory is what a kernel can have, of a size that is known, and empty.
// CHECK: error: 'bufferization.alloc_tensor' op copies into a new allocation
func.func @copied() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %r = bufferization.alloc_tensor() copy(%a) {memory_space = 3 : i64} : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// CHECK: error: 'bufferization.alloc_tensor' op asks for memory that is not a workgroup's
func.func @elsewhere() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %r = bufferization.alloc_tensor() : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// CHECK: error: 'bufferization.alloc_tensor' op allocates workgroup memory of dynamic size
func.func @sized() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %w = hal.interface.constant.load ordinal(0) : i32
  %n = arith.index_castui %w : i32 to index
  %s = bufferization.alloc_tensor(%n) {memory_space = 3 : i64} : tensor<?xf32>
  %x = tensor.extract %s[%c0] : tensor<?xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = tensor.insert %x into %e[%c0] : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// A binding as it is goes to another one: that is a copy's work, not a thread's.
// CHECK: error: 'flow.dispatch.tensor.store' op moves a tensor that was not computed in place
func.func @carried() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  flow.dispatch.tensor.store %a, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// What is no run of memory has no dims joined.
// CHECK: error: 'tensor.collapse_shape' op reshapes memref<2x3xf32, strided<[4, 1]>>, which is not contiguous there
func.func @torn() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %x = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %s = tensor.extract_slice %x[0, 0] [2, 3] [1, 1] : tensor<2x4xf32> to tensor<2x3xf32>
  %c = tensor.collapse_shape %s [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %v = tensor.extract %c[%c0] : tensor<6xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = tensor.insert %v into %e[%c0] : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// A tensor that holds nothing yet is not read.
// CHECK: error: 'tensor.extract' op reads a tensor that nothing was written to
func.func @nothing() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %v = tensor.extract %e[%c0] : tensor<8xf32>
  %r = tensor.insert %v into %e[%c0] : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// What is written over is not read behind that.
// CHECK: error: 'tensor.insert' op writes over a tensor that is read afterwards
func.func @overwritten() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %p = tensor.insert %zero into %e[%c0] : tensor<8xf32>
  %q = tensor.insert %zero into %p[%c0] : tensor<8xf32>
  %v = tensor.extract %p[%c0] : tensor<8xf32>
  %r = tensor.insert %v into %q[%c0] : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// CHECK: error: 'math.absf' op on tensors is not bufferized
func.func @elementwise() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %r = math.absf %a : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// A thread moves a tile, not a whole.
// CHECK: error: 'tensor.parallel_insert_slice' op copies 512 elements; a thread moves at most 256
func.func @heavy() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %big = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<2x512xf32>>
  %to = hal.interface.binding.subspan set(0) binding(3) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<2x512xf32>>
  %b = flow.dispatch.tensor.load %big, offsets = [0, 0], sizes = [2, 512], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x512xf32>> -> tensor<2x512xf32>
  %e = tensor.empty() : tensor<2x512xf32>
  %r = scf.forall (%i) in (2) shared_outs(%o = %e) -> (tensor<2x512xf32>) {
    %s = tensor.extract_slice %b[%i, 0] [1, 512] [1, 1] : tensor<2x512xf32> to tensor<1x512xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%i, 0] [1, 512] [1, 1] : tensor<1x512xf32> into tensor<2x512xf32> }
  } {mapping = [#gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %to, offsets = [0, 0], sizes = [2, 512], strides = [1, 1] : tensor<2x512xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x512xf32>>
  return
}

// -----

// A loop behind the write reads later, too.
// CHECK: error: 'tensor.insert' op writes over a tensor that is read afterwards
func.func @overwritten_before_loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %p = tensor.insert %zero into %e[%c0] : tensor<8xf32>
  %q = tensor.insert %zero into %p[%c1] : tensor<8xf32>
  %v = scf.for %k = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (f32) {
    %x = tensor.extract %p[%k] : tensor<8xf32>
    %y = arith.addf %x, %s : f32
    scf.yield %y : f32
  }
  %r = tensor.insert %v into %q[%c0] : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// What a loop begins with is not what its rounds find there.
// CHECK: error: 'scf.for' op writes over a tensor that is read afterwards
func.func @next_round() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %p = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%t = %p) -> (tensor<8xf32>) {
    %x = tensor.extract %p[%k] : tensor<8xf32>
    %n = arith.addi %k, %c1 : index
    %q = tensor.insert %x into %t[%n] : tensor<8xf32>
    scf.yield %q : tensor<8xf32>
  }
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

// What is stored to is a binding.
// CHECK: error: 'flow.dispatch.tensor.store' op goes into a tensor that ends in no binding
func.func @argument(%other: !flow.dispatch.tensor<writeonly:tensor<8xf32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %v = tensor.extract %a[%c0] : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = tensor.insert %v into %e[%c0] : tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  flow.dispatch.tensor.store %a, %other, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}
