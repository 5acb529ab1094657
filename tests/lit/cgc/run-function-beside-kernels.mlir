// RUN: cgc run %s --device=interp --input=7x77xf32=1 --input=77x5xf32=1 | FileCheck %s

// A program's only function is the one that runs, whatever kernels are beside it.
// CHECK: EXEC @once
// CHECK: 7x5xf32=[77 77
func.func @once(%a: tensor<7x77xf32>, %b: tensor<77x5xf32>) -> tensor<7x5xf32> {
  %0 = flow.dispatch.workgroups(%a, %b) : (tensor<7x77xf32>, tensor<77x5xf32>) -> tensor<7x5xf32> =
      (%i: !flow.dispatch.tensor<readonly:tensor<7x77xf32>>, %j: !flow.dispatch.tensor<readonly:tensor<77x5xf32>>,
       %o: !flow.dispatch.tensor<writeonly:tensor<7x5xf32>>) {
    %x = flow.dispatch.tensor.load %i, offsets = [0, 0], sizes = [7, 77], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<7x77xf32>> -> tensor<7x77xf32>
    %y = flow.dispatch.tensor.load %j, offsets = [0, 0], sizes = [77, 5], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<77x5xf32>> -> tensor<77x5xf32>
    %p = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<7x77xf32>, tensor<77x5xf32>) -> tensor<7x5xf32>
    flow.dispatch.tensor.store %p, %o, offsets = [0, 0], sizes = [7, 5], strides = [1, 1] : tensor<7x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<7x5xf32>>
    flow.return
  }
  return %0 : tensor<7x5xf32>
}
