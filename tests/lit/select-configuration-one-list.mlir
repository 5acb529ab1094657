// tile_sizes of one list tiles every loop: 256 rows a workgroup of 64 threads are 4 rows a thread, and the columns come 4 at a time.

// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK <%t.remarks

// REMARK: remark: kernel @accumulate_rows: its tiles for workgroups are read as
// REMARK-SAME: tile_sizes = {{\[\[}}256, 0], [4, 0], [0, 4]]
// CHECK: %[[GROUPS:.*]] = arith.constant 391 : index
// CHECK: hal.return %[[GROUPS]]
// CHECK: pipeline = Vectorize workgroup_size = [64, 1, 1]
// CHECK-COUNT-8: vector<4xf32>
#bindings = #hal.pipeline.layout<bindings = [
  #hal.pipeline.binding<storage_buffer, ReadOnly>,
  #hal.pipeline.binding<storage_buffer, ReadOnly>,
  #hal.pipeline.binding<storage_buffer>
]>
hal.executable private @accumulate_rows {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @accumulate_rows ordinal(0) layout(#bindings) attributes {translation_info = #iree_codegen.translation_info<LLVMGPUVectorize>, workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device, %rows: index, %columns: index):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %rows, %columns
      hal.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @accumulate_rows() {
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#bindings) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<100000x100xf32>>
        %b = hal.interface.binding.subspan layout(#bindings) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<100000x100xf32>>
        %out = hal.interface.binding.subspan layout(#bindings) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<readwrite:tensor<100000xf32>>
        %0 = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [100000, 100], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<100000x100xf32>> -> tensor<100000x100xf32>
        %1 = flow.dispatch.tensor.load %b, offsets = [0, 0], sizes = [100000, 100], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<100000x100xf32>> -> tensor<100000x100xf32>
        %2 = flow.dispatch.tensor.load %out, offsets = [0], sizes = [100000], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<100000xf32>> -> tensor<100000xf32>
        %3 = linalg.generic {
            indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
            iterator_types = ["parallel", "reduction"]}
            ins(%0, %1 : tensor<100000x100xf32>, tensor<100000x100xf32>) outs(%2 : tensor<100000xf32>) attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[256, 4]]>} {
        ^bb0(%x: f32, %y: f32, %sum: f32):
          %4 = arith.addf %x, %y : f32
          %5 = arith.addf %4, %sum : f32
          linalg.yield %5 : f32
        } -> tensor<100000xf32>
        flow.dispatch.tensor.store %3, %out, offsets = [0], sizes = [100000], strides = [1] : tensor<100000xf32> -> !flow.dispatch.tensor<readwrite:tensor<100000xf32>>
        return
      }
    }
  }
}
