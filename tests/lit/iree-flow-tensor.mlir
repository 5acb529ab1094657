// flow.tensor ops of IREE's host functions are read as the tensor ops of today; a tensor.reshape of any shape is compiled.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc run %s --function=host --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=4x8xf32=random:1 --input=3x8xf32=random:2 | FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=shape --device=interp --target=vulkan1.1 --compare --input=4x6xf32=random:1 --input=2xi32=8,3 | FileCheck %s --check-prefix=SHAPE
// RUN: not cgc run %s --function=shape --device=interp --target=vulkan1.1 --input=4x6xf32=1 --input=2xi32=8,4 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: echo 'func.func @f(%%a: tensor<4xf32>) { %%r = flow.tensor.reshape %%a : tensor<4xf32> -> tensor<?x4xf32> return }' | not cgc opt - 2>&1 | FileCheck %s --check-prefix=SIZE
// COUNT: a reshape must keep the number of elements
// SIZE: <stdin>:1:40: error: expected a size for each dynamic dim of tensor<?x4xf32>

// CHECK-LABEL: func.func @host
// CHECK: %[[N:.*]] = tensor.dim %arg1
// CHECK: %[[M:.*]] = arith.muli %[[N]]
// CHECK: tensor.empty(%[[N]]) : tensor<?x8xf32>
// CHECK: arith.constant dense<1.000000e+00> : tensor<4x8xf32>
// CHECK: %[[S:.*]] = tensor.from_elements %c8{{.*}}, %c4{{.*}} : tensor<2xindex>
// CHECK: tensor.reshape %{{.*}}(%[[S]]) : (tensor<4x8xf32>, tensor<2xindex>) -> tensor<8x4xf32>
// CHECK: %[[L:.*]] = tensor.from_elements %[[M]] : tensor<1xindex>
// CHECK: tensor.reshape %arg1(%[[L]]) : (tensor<?x8xf32>, tensor<1xindex>) -> tensor<?xf32>
// CHECK: tensor.extract_slice %arg1[%c1, %c0] [2, 8] [1, 1] : tensor<?x8xf32> to tensor<2x8xf32>
// CHECK: %[[V:.*]] = tensor.extract %arg0[%c1, %c2] : tensor<4x8xf32>
// CHECK: %[[F:.*]] = tensor.splat %[[V]] : tensor<6x8xf32>
// CHECK: %[[T:.*]] = tensor.insert %[[V]] into %arg0[%c0, %c0] : tensor<4x8xf32>
// CHECK: tensor.insert_slice %[[T]] into %[[F]][%c2, %c0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<6x8xf32>
// CHECK: tensor.bitcast %arg0 : tensor<4x8xf32> to tensor<4x8xi32>
// SAME-COUNT-7: {{compare result\[[0-6]\]: worst difference 0 }}
func.func @host(%a: tensor<4x8xf32>, %d: tensor<?x8xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<?xf32>, tensor<2x8xf32>, tensor<6x8xf32>, tensor<4x8xi32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %n = tensor.dim %d, %c0 : tensor<?x8xf32>
  %m = arith.muli %n, %c8 : index
  %e = flow.tensor.empty : tensor<?x8xf32>{%n}
  %k = flow.tensor.constant dense<1.0> : tensor<4x8xf32>
  %0 = arith.addf %a, %k : tensor<4x8xf32>
  %1 = flow.tensor.reshape %0 : tensor<4x8xf32> -> tensor<8x4xf32>
  %2 = flow.tensor.reshape %d : tensor<?x8xf32>{%n} -> tensor<?xf32>{%m}
  %3 = flow.tensor.slice %d[%c1, %c0 for %c2, %c8] : tensor<?x8xf32>{%n} -> tensor<2x8xf32>
  %v = flow.tensor.load %a[%c1, %c2] : tensor<4x8xf32>
  %s = flow.tensor.splat %v : tensor<6x8xf32>
  %t = flow.tensor.store %v, %a[%c0, %c0] : tensor<4x8xf32>
  %4 = flow.tensor.update %t, %s[%c2, %c0] : tensor<4x8xf32> -> %s as tensor<6x8xf32>
  %5 = flow.tensor.bitcast %a : tensor<4x8xf32> -> tensor<4x8xi32>
  %6 = flow.tensor.clone %0 : tensor<4x8xf32>
  %7 = flow.tensor.transfer %6 : tensor<4x8xf32> to "dev"
  %8 = flow.tensor.tie_shape %7 : tensor<4x8xf32>
  return %8, %1, %2, %3, %4, %5, %v : tensor<4x8xf32>, tensor<8x4xf32>, tensor<?xf32>, tensor<2x8xf32>, tensor<6x8xf32>, tensor<4x8xi32>, f32
}

// SHAPE: 8x3xf32=
// SHAPE: compare result[0]: worst difference 0
func.func @shape(%a: tensor<4x6xf32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %a(%s) : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
