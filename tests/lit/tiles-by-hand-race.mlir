// What every thread would compute for itself is not what threads may share: a row's sums begin in the binding, and each thread goes on with one of them.
// RUN: not cgc compile %s --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s
// CHECK: remark: {{.*}}pipeline Vectorize gives way to SimpleDistribute: 'scf.for' op is not vectorized: threads would share what each of them computes, with nothing to keep them in order
// CHECK: error: 'linalg.generic' op touches what other invocations have written or write: nothing keeps them in order here [race]
#io = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @exe {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @sums ordinal(0) layout(#io)
    builtin.module {
      func.func @sums() attributes {translation_info = #iree_codegen.translation_info<pipeline = LLVMGPUTileAndFuse workgroup_size = [32, 1, 1]>} {
        %zero = arith.constant 0.0 : f32
        %c0 = arith.constant 0 : index
        %c3 = arith.constant 3 : index
        %c33 = arith.constant 33 : index
        %in = hal.interface.binding.subspan layout(#io) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<7x33xf32>>
        %out = hal.interface.binding.subspan layout(#io) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<7xf32>>
        %x = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [7, 33], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<7x33xf32>> -> tensor<7x33xf32>
        %e = tensor.empty() : tensor<7xf32>
        %r = scf.forall (%t) = (0) to (7) step (32) shared_outs(%o = %e) -> (tensor<7xf32>) {
          %f = linalg.fill ins(%zero : f32) outs(%o : tensor<7xf32>) -> tensor<7xf32>
          %sums = scf.for %k = %c0 to %c33 step %c3 iter_args(%acc = %f) -> (tensor<7xf32>) {
            %part = scf.forall (%i) in (7) shared_outs(%p = %acc) -> (tensor<7xf32>) {
              %row = tensor.extract_slice %x[%i, %k] [1, 3] [1, 1] : tensor<7x33xf32> to tensor<1x3xf32>
              %own = tensor.extract_slice %p[%i] [1] [1] : tensor<7xf32> to tensor<1xf32>
              %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%row : tensor<1x3xf32>) outs(%own : tensor<1xf32>) attrs = {lowering_config = #iree_gpu.lowering_config<{reduction = [0, 3], thread = [1, 0], workgroup = [32, 0]}>} {
              ^bb0(%a: f32, %b: f32):
                %c = arith.addf %b, %a : f32
                linalg.yield %c : f32
              } -> tensor<1xf32>
              scf.forall.in_parallel {
                tensor.parallel_insert_slice %s into %p[%i] [1] [1] : tensor<1xf32> into tensor<7xf32>
              }
            } {mapping = [#gpu.thread<linear_dim_0>]}
            scf.yield %part : tensor<7xf32>
          }
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %sums into %o[0] [7] [1] : tensor<7xf32> into tensor<7xf32>
          }
        } {mapping = [#iree_codegen.workgroup_mapping<x>]}
        flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [7], strides = [1] : tensor<7xf32> -> !flow.dispatch.tensor<writeonly:tensor<7xf32>>
        return
      }
    }
  }
}
