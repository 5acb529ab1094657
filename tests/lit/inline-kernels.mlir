// Private functions beside a kernel are no kernels: what calls them has their bodies, and none of them is left.

// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s
// RUN: cgc run %s --device=interp --input=10x8xf32=3 --input=10x8xf32=0.5 --input=10xf32=1 | FileCheck %s --check-prefix=VALUES

// CHECK-NOT: @helper
// CHECK-NOT: @unused
// CHECK: func.func @accumulate_rows()
// CHECK-NOT: @helper
// CHECK-NOT: @unused
// VALUES: 10xf32=29 29 29
#bindings = #hal.pipeline.layout<bindings = [
  #hal.pipeline.binding<storage_buffer, ReadOnly>,
  #hal.pipeline.binding<storage_buffer, ReadOnly>,
  #hal.pipeline.binding<storage_buffer>
]>
hal.executable private @accumulate_rows {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @accumulate_rows ordinal(0) layout(#bindings) {
    ^bb0(%device: !hal.device, %rows: index, %columns: index):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root %rows, %columns
      hal.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @accumulate_rows() {
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#bindings) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10x8xf32>>
        %b = hal.interface.binding.subspan layout(#bindings) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10x8xf32>>
        %out = hal.interface.binding.subspan layout(#bindings) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<readwrite:tensor<10xf32>>
        %0 = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [10, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<10x8xf32>> -> tensor<10x8xf32>
        %1 = flow.dispatch.tensor.load %b, offsets = [0, 0], sizes = [10, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<10x8xf32>> -> tensor<10x8xf32>
        %2 = flow.dispatch.tensor.load %out, offsets = [0], sizes = [10], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<10xf32>> -> tensor<10xf32>
        %3 = linalg.generic {
            indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
            iterator_types = ["parallel", "reduction"]}
            ins(%0, %1 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%2 : tensor<10xf32>) {
        ^bb0(%x: f32, %y: f32, %sum: f32):
          %4 = func.call @helper(%x, %y) : (f32, f32) -> f32
          %5 = arith.addf %4, %sum : f32
          linalg.yield %5 : f32
        } -> tensor<10xf32>
        flow.dispatch.tensor.store %3, %out, offsets = [0], sizes = [10], strides = [1] : tensor<10xf32> -> !flow.dispatch.tensor<readwrite:tensor<10xf32>>
        return
      }
      func.func private @helper(%x: f32, %y: f32) -> f32 {
        %4 = arith.addf %x, %y : f32
        return %4 : f32
      }
      func.func private @unused(%x: f32) -> f32 {
        return %x : f32
      }
    }
  }
}
