// A dispatch with a schedule of its own: the pipeline None runs the kernel's `pass_pipeline`, here tiles of 32 x 32, 4 x 4 of them per thread, and no
// workgroup memory. The list has to end in the emission form (docs/emission.md).
#bindings = #hal.pipeline.layout<bindings = [
  #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @product {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @product ordinal(0) layout(#bindings) {
    ^bb0(%device: !hal.device):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root
      hal.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @product() attributes {
          translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [8, 8, 1]>,
          pass_pipeline = "tile-workgroups,tile-threads,tile-reduction,canonicalize,cse,vectorize,canonicalize,cse,bufferize,distribute,unroll-vectors,canonicalize,lower-vectors,fold-memref-aliases,lower-affine,flatten-memrefs,vectorize-load-store,canonicalize,cse"} {
        %c0 = arith.constant 0 : index
        %zero = arith.constant 0.0 : f32
        %a = hal.interface.binding.subspan layout(#bindings) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<64x48xf32>>
        %b = hal.interface.binding.subspan layout(#bindings) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<48x128xf32>>
        %out = hal.interface.binding.subspan layout(#bindings) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<64x128xf32>>
        %0 = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [64, 48], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<64x48xf32>> -> tensor<64x48xf32>
        %1 = flow.dispatch.tensor.load %b, offsets = [0, 0], sizes = [48, 128], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<48x128xf32>> -> tensor<48x128xf32>
        %2 = tensor.empty() : tensor<64x128xf32>
        %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<64x128xf32>) -> tensor<64x128xf32>
        %4 = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[32, 32, 0], [4, 4, 0], [0, 0, 4]]>}
          ins(%0, %1 : tensor<64x48xf32>, tensor<48x128xf32>) outs(%3 : tensor<64x128xf32>) -> tensor<64x128xf32>
        flow.dispatch.tensor.store %4, %out, offsets = [0, 0], sizes = [64, 128], strides = [1, 1] : tensor<64x128xf32> -> !flow.dispatch.tensor<writeonly:tensor<64x128xf32>>
        return
      }
    }
  }
}
