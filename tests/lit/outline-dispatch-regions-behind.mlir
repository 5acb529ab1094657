// RUN: cgc opt %s --pass-pipeline=outline-dispatch-regions --verify-each | FileCheck %s

// What is loaded behind the store is the sorted one: the region stays a kernel.
// CHECK-LABEL: func.func @behind(
// CHECK: flow.dispatch @behind_dispatch_0
func.func @behind(%a: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
  %0:2 = flow.dispatch.workgroups(%a) : (tensor<3x5xf32>) -> (%a, tensor<3x5xf32>) =
      (%i: !flow.dispatch.tensor<readwrite:tensor<3x5xf32>>, %o: !flow.dispatch.tensor<writeonly:tensor<3x5xf32>>) {
    %x = flow.dispatch.tensor.load %i, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<3x5xf32>> -> tensor<3x5xf32>
    %s = iree_linalg_ext.sort dimension(1) outs(%x : tensor<3x5xf32>) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf olt, %p, %q : f32
      iree_linalg_ext.yield %c : i1
    } -> tensor<3x5xf32>
    flow.dispatch.tensor.store %s, %i, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : tensor<3x5xf32> -> !flow.dispatch.tensor<readwrite:tensor<3x5xf32>>
    %y = flow.dispatch.tensor.load %i, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<3x5xf32>> -> tensor<3x5xf32>
    flow.dispatch.tensor.store %y, %o, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : tensor<3x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x5xf32>>
    flow.return
  }
  return %0#0, %0#1 : tensor<3x5xf32>, tensor<3x5xf32>
}
