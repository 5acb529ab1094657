// RUN: not cgc opt %s --pass-pipeline='tile-workgroups,tile-threads,tile-reduction' 2>&1 | FileCheck %s

// A sum's tile that would cut across merged dimensions is an error, and nothing is printed.
// CHECK: tile-reduction-errors.mlir:{{[0-9:]+}} error: 'tensor.collapse_shape' op cannot be tiled: its dimensions do not follow those of the tile
// CHECK-NOT: module
func.func @merged() {
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<4x3x7xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<21x8xf32>>
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<4x8xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0, 0], sizes = [4, 3, 7], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<4x3x7xf32>> -> tensor<4x3x7xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0], sizes = [21, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<21x8xf32>> -> tensor<21x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %e3 = tensor.empty() : tensor<4x3x7xf32>
  %n = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<4x3x7xf32>) outs(%e3 : tensor<4x3x7xf32>) {
  ^bb0(%p: f32, %o: f32):
    %q = arith.negf %p : f32
    linalg.yield %q : f32
  } -> tensor<4x3x7xf32>
  %c = tensor.collapse_shape %n [[0], [1, 2]] : tensor<4x3x7xf32> into tensor<4x21xf32>
  %m = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4, 8, 0], [1, 4, 0], [0, 0, 4]]>} ins(%c, %y : tensor<4x21xf32>, tensor<21x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  flow.dispatch.tensor.store %m, %b2, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : tensor<4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x8xf32>>
  return
}
