// RUN: cgc opt %s --pass-pipeline=outline-dispatch-regions,canonicalize --verify-each | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv
// RUN: FileCheck %s --check-prefix=JSON <%t.json
// RUN: cgc run %s --function=once --device=interp --input=7x77xf32=1 --input=77x5xf32=1 | FileCheck %s --check-prefix=ONCE
// RUN: cgc run %s --function=twice --device=interp --input=7x77xf32=random:1 --input=77x5xf32=random:2 --input=5x3xf32=random:3 | FileCheck %s --check-prefix=VALUES

// A product of a product: two kernels, one transient between them, of 7 x 5 numbers.
// CHECK-LABEL: func.func @twice(
// CHECK: %[[P:.*]] = stablehlo.dot_general %arg0, %arg1
// CHECK: %[[Q:.*]] = stablehlo.dot_general %[[P]], %arg2
// CHECK: return %[[Q]]
// JSON: twice_dispatch_0
// JSON: twice_dispatch_1
// JSON: "transient_bytes": "256"
// ONCE: 7x5xf32=[77 77
// VALUES: 7x3xf32=
func.func @twice(%a: tensor<7x77xf32>, %b: tensor<77x5xf32>, %c: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %0 = flow.dispatch.workgroups[%c3, %c7](%a, %b, %c) : (tensor<7x77xf32>, tensor<77x5xf32>, tensor<5x3xf32>) -> tensor<7x3xf32> =
      (%i: !flow.dispatch.tensor<readonly:tensor<7x77xf32>>, %j: !flow.dispatch.tensor<readonly:tensor<77x5xf32>>,
       %k: !flow.dispatch.tensor<readonly:tensor<5x3xf32>>, %o: !flow.dispatch.tensor<writeonly:tensor<7x3xf32>>) {
    %x = flow.dispatch.tensor.load %i, offsets = [0, 0], sizes = [7, 77], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<7x77xf32>> -> tensor<7x77xf32>
    %y = flow.dispatch.tensor.load %j, offsets = [0, 0], sizes = [77, 5], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<77x5xf32>> -> tensor<77x5xf32>
    %z = flow.dispatch.tensor.load %k, offsets = [0, 0], sizes = [5, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x3xf32>> -> tensor<5x3xf32>
    %p = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<7x77xf32>, tensor<77x5xf32>) -> tensor<7x5xf32>
    %q = stablehlo.dot_general %p, %z, contracting_dims = [1] x [0] : (tensor<7x5xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
    flow.dispatch.tensor.store %q, %o, offsets = [0, 0], sizes = [7, 3], strides = [1, 1] : tensor<7x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<7x3xf32>>
    flow.return
  }
  return %0 : tensor<7x3xf32>
}

// What may take several kernels by itself is no region, either.
// CHECK-LABEL: func.func @sorted(
// CHECK-NOT: flow.dispatch
// CHECK: iree_linalg_ext.sort
func.func @sorted(%a: tensor<5x77xf32>) -> tensor<5x77xf32> {
  %0 = flow.dispatch.workgroups(%a) : (tensor<5x77xf32>) -> tensor<5x77xf32> =
      (%i: !flow.dispatch.tensor<readonly:tensor<5x77xf32>>, %o: !flow.dispatch.tensor<writeonly:tensor<5x77xf32>>) {
    %x = flow.dispatch.tensor.load %i, offsets = [0, 0], sizes = [5, 77], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x77xf32>> -> tensor<5x77xf32>
    %s = iree_linalg_ext.sort dimension(1) outs(%x : tensor<5x77xf32>) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf ogt, %p, %q : f32
      iree_linalg_ext.yield %c : i1
    } -> tensor<5x77xf32>
    flow.dispatch.tensor.store %s, %o, offsets = [0, 0], sizes = [5, 77], strides = [1, 1] : tensor<5x77xf32> -> !flow.dispatch.tensor<writeonly:tensor<5x77xf32>>
    flow.return
  }
  return %0 : tensor<5x77xf32>
}

// One root is one kernel, and so is what reads a part of an operand.
// CHECK-LABEL: func.func @once(
// CHECK: flow.dispatch @once_dispatch_0
// CHECK-LABEL: func.func @part(
// CHECK: flow.dispatch @part_dispatch_0
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

func.func @part(%a: tensor<8x8xf32>) -> tensor<4x4xf32> {
  %0 = flow.dispatch.workgroups(%a) : (tensor<8x8xf32>) -> tensor<4x4xf32> =
      (%i: !flow.dispatch.tensor<readonly:tensor<8x8xf32>>, %o: !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>) {
    %x = flow.dispatch.tensor.load %i, offsets = [4, 0], sizes = [4, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<8x8xf32>> -> tensor<4x4xf32>
    %p = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %q = stablehlo.dot_general %p, %x, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    flow.dispatch.tensor.store %q, %o, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>
    flow.return
  }
  return %0 : tensor<4x4xf32>
}

// A region whose results take its operands' places: a sort is the function's all the same.
// CHECK-LABEL: func.func @tied(
// CHECK: %[[S:.*]]:2 = iree_linalg_ext.sort dimension(1) outs(%arg0, %arg1
// CHECK: return %[[S]]#0, %[[S]]#1, %arg0
func.func @tied(%a: tensor<3x5xf32>, %k: tensor<3x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>, tensor<3x5xf32>) {
  %0:3 = flow.dispatch.workgroups(%a, %k) : (tensor<3x5xf32>, tensor<3x5xi32>) -> (%a, %k, tensor<3x5xf32>) =
      (%i: !flow.dispatch.tensor<readwrite:tensor<3x5xf32>>, %j: !flow.dispatch.tensor<readwrite:tensor<3x5xi32>>,
       %o: !flow.dispatch.tensor<writeonly:tensor<3x5xf32>>) {
    %x = flow.dispatch.tensor.load %i, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<3x5xf32>> -> tensor<3x5xf32>
    %y = flow.dispatch.tensor.load %j, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<3x5xi32>> -> tensor<3x5xi32>
    %s:2 = iree_linalg_ext.sort dimension(1) outs(%x, %y : tensor<3x5xf32>, tensor<3x5xi32>) {
    ^bb0(%p: f32, %q: f32, %m: i32, %n: i32):
      %c = arith.cmpf olt, %p, %q : f32
      iree_linalg_ext.yield %c : i1
    } -> tensor<3x5xf32>, tensor<3x5xi32>
    flow.dispatch.tensor.store %x, %o, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : tensor<3x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x5xf32>>
    flow.dispatch.tensor.store %s#1, %j, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : tensor<3x5xi32> -> !flow.dispatch.tensor<readwrite:tensor<3x5xi32>>
    flow.dispatch.tensor.store %s#0, %i, offsets = [0, 0], sizes = [3, 5], strides = [1, 1] : tensor<3x5xf32> -> !flow.dispatch.tensor<readwrite:tensor<3x5xf32>>
    flow.return
  }
  return %0#0, %0#1, %0#2 : tensor<3x5xf32>, tensor<3x5xi32>, tensor<3x5xf32>
}
