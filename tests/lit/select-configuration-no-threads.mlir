// IREE's tiles of a reduction that a subgroup shares, rows and elements a round, name no threads: tiles are chosen here, and a remark says so. What the
// kernel's other ops were given goes, too.
// RUN: cgc run %s --device=interp --target=ampere --input=7x1000xf32=random:1 --compare 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.err
// RUN: cgc compile %s --target=ampere -o %t.spv --print-ir-after=select-configuration 2>&1 | FileCheck %s --check-prefix=IR
// CHECK: worst difference
// REMARK: remark: kernel @rows: its tiles for VectorDistribute name no threads: they are chosen here
// IR: func.func @rows() attributes {{.*}}pipeline = VectorDistribute
// IR-NOT: tile_sizes = {{\[\[}}1], [0, 256]]
func.func @rows() attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.spirv_pipeline<SubgroupReduce> workgroup_size = [64, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<7x1000xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<7xf32>>
  %2 = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [7, 1000], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<7x1000xf32>> -> tensor<7x1000xf32>
  %e = tensor.empty() : tensor<7xf32>
  %f = linalg.fill {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[], [0, 256]]>} ins(%z : f32) outs(%e : tensor<7xf32>) -> tensor<7xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<7x1000xf32>) outs(%f : tensor<7xf32>) attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1], [0, 256]]>} {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<7xf32>
  flow.dispatch.tensor.store %s, %1, offsets = [0], sizes = [7], strides = [1] : tensor<7xf32> -> !flow.dispatch.tensor<writeonly:tensor<7xf32>>
  return
}
