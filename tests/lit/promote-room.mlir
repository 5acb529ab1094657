// RUN: cgc opt %s --pass-pipeline='promote' --verify-each --mlir-print-local-scope | FileCheck %s

// Two of its buffers have no room in workgroup memory: one tile ahead is held in registers.
// CHECK-LABEL: func.func @no_room
// CHECK-SAME: prefetch_buffers = 1
func.func @no_room() attributes {workgroup_size = [1, 64, 1]} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<256x32xf32>>
  %rhs = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<32x4xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) : !flow.dispatch.tensor<writeonly:tensor<256x4xf32>>
  %a = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [256, 32], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<256x32xf32>> -> tensor<256x32xf32>
  %b = flow.dispatch.tensor.load %rhs, offsets = [0, 0], sizes = [32, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<32x4xf32>> -> tensor<32x4xf32>
  %e = tensor.empty() : tensor<256x4xf32>
  %r = scf.forall (%ti) = (0) to (256) step (4) shared_outs(%q = %e) -> (tensor<256x4xf32>) {
    %et = tensor.empty() : tensor<4x4xf32>
    %f = linalg.fill ins(%zero : f32) outs(%et : tensor<4x4xf32>) -> tensor<4x4xf32>
    %l = scf.for %k = %c0 to %c32 step %c16 iter_args(%acc = %f) -> (tensor<4x4xf32>) {
      %at = tensor.extract_slice %a[%ti, %k] [4, 16] [1, 1] : tensor<256x32xf32> to tensor<4x16xf32>
      %bt = tensor.extract_slice %b[%k, 0] [16, 4] [1, 1] : tensor<32x4xf32> to tensor<16x4xf32>
      %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4, 0], [4, 4, 0], [0, 0, 16]], promote_operands = [0], num_buffers = 2>}
        ins(%at, %bt : tensor<4x16xf32>, tensor<16x4xf32>) outs(%acc : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %m : tensor<4x4xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %l into %q[%ti, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<256x4xf32>
    }
  } {mapping = [#gpu.thread<y>]}
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0], sizes = [256, 4], strides = [1, 1] : tensor<256x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<256x4xf32>>
  return
}
