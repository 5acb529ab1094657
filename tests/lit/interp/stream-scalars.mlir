// A stream dispatch with a scalar and no workload, of an executable that counts workgroups over nothing: interpreted as it is, and with compiled kernels,
// which count over their push constants.
// RUN: cgc run %s --device=interp --function=main --input=7xf32=1,2,3,4,5,6,7 | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.3 --function=main --input=7xf32=1,2,3,4,5,6,7 | FileCheck %s
// CHECK: 7xf32=2 4 6 8 10 12 14
stream.executable private @twice {
  stream.executable.export public @k workgroups() -> (index, index, index) {
    %c1 = arith.constant 1 : index
    stream.return %c1, %c1, %c1 : index, index, index
  }
  builtin.module {
    func.func @k(%from: !stream.binding, %to: !stream.binding, %at: index) {
      %c0 = arith.constant 0 : index
      %0 = stream.binding.subspan %from[%at] : !stream.binding -> !flow.dispatch.tensor<readonly:tensor<7xf32>>
      %1 = stream.binding.subspan %to[%c0] : !stream.binding -> !flow.dispatch.tensor<writeonly:tensor<7xf32>>
      %2 = flow.dispatch.tensor.load %0, offsets = [0], sizes = [7], strides = [1] : !flow.dispatch.tensor<readonly:tensor<7xf32>> -> tensor<7xf32>
      %3 = tensor.empty() : tensor<7xf32>
      %4 = linalg.add ins(%2, %2 : tensor<7xf32>, tensor<7xf32>) outs(%3 : tensor<7xf32>) -> tensor<7xf32>
      flow.dispatch.tensor.store %4, %1, offsets = [0], sizes = [7], strides = [1] : tensor<7xf32> -> !flow.dispatch.tensor<writeonly:tensor<7xf32>>
      return
    }
  }
}
func.func @main(%x: !hal.buffer_view) -> !hal.buffer_view {
  %c0 = arith.constant 0 : index
  %c28 = arith.constant 28 : index
  %0 = stream.tensor.import %x : !hal.buffer_view -> tensor<7xf32> in !stream.resource<external>{%c28}
  %1, %made = stream.resource.alloca uninitialized : !stream.resource<external>{%c28} => !stream.timepoint
  %done = stream.cmd.execute await(%made) => with(%0 as %a: !stream.resource<external>{%c28}, %1 as %b: !stream.resource<external>{%c28}) {
    stream.cmd.dispatch @twice::@k(%c0 : index) {
      ro %a[%c0 for %c28] : !stream.resource<external>{%c28},
      wo %b[%c0 for %c28] : !stream.resource<external>{%c28}
    }
  } => !stream.timepoint
  %2 = stream.timepoint.await %done => %1 : !stream.resource<external>{%c28}
  %3 = stream.tensor.export %2 : tensor<7xf32> in !stream.resource<external>{%c28} -> !hal.buffer_view
  return %3 : !hal.buffer_view
}
