// Sums of long rows by the threads of a workgroup: tile-reduction-partial.mlir changes the op, the length and the tile.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#reduce = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @weight() attributes {translation_info = #reduce} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5x32768xf32>>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [5, 32768], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x32768xf32>> -> tensor<5x32768xf32>
  %rows = tensor.empty() : tensor<5xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%rows : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<5x32768xf32>) outs(%fill : tensor<5xf32>)
      attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 0], [0, 0], [0, 0]], thread_basis = [1, 32]>} {
  ^bb0(%in: f32, %out: f32):
    %f = arith.negf %in : f32
    %0 = arith.addf %out, %f : f32
    linalg.yield %0 : f32
  } -> tensor<5xf32>
  flow.dispatch.tensor.store %r, %b, offsets = [0], sizes = [5], strides = [1] : tensor<5xf32> -> !flow.dispatch.tensor<writeonly:tensor<5xf32>>
  return
}
