// RUN: cgc opt %s --pass-pipeline='convert-complex-to-standard,canonicalize' --validate | FileCheck %s
// RUN: sed -n '/^func.func @multiply(/,/^}/p' %s | cgc compile - --target=vulkan1.1 --emit=c | FileCheck %s --check-prefix=HOST
// RUN: sed -n '/^func.func @dynamic(/,/^}/p' %s | cgc run - --function=dynamic --device=interp --target=lavapipe --input='3xcomplex<f32>=(1,2),(3,-4),(0,5)' --compare | FileCheck %s --check-prefix=DYNAMIC

// Arrays of functions stay pairs in memory.
// CHECK-LABEL: func.func @multiply(
// CHECK-SAME: %[[X:.*]]: tensor<5x2xf32> {cg.type = complex<f32>}, %{{.*}}: tensor<5x2xf32> {cg.type = complex<f32>}) -> (tensor<5x2xf32> {cg.type = complex<f32>})
// CHECK: stablehlo.slice %[[X]] [0:5, 0:1]
// CHECK: stablehlo.slice %[[X]] [0:5, 1:2]
// CHECK-COUNT-2: stablehlo.multiply
// CHECK: %[[RE:.*]] = stablehlo.subtract
// CHECK-COUNT-2: stablehlo.multiply
// CHECK: %[[IM:.*]] = stablehlo.add
// CHECK: %[[FIRST:.*]] = stablehlo.compare EQ
// CHECK: %[[A:.*]] = stablehlo.broadcast_in_dim %[[RE]], dims = [0] : (tensor<5xf32>) -> tensor<5x2xf32>
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[IM]], dims = [0] : (tensor<5xf32>) -> tensor<5x2xf32>
// CHECK: stablehlo.select %[[FIRST]], %[[A]], %[[B]]
// HOST: complex<f32>
func.func @multiply(%x: tensor<5xcomplex<f32>>, %y: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %r = stablehlo.multiply %x, %y : tensor<5xcomplex<f32>>
  return %r : tensor<5xcomplex<f32>>
}

// A sum is two, of which one is dead here; a product carries both parts.
// CHECK-LABEL: func.func @reduce(
// CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.add across dimensions = [0]
// CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}), (%{{.*}} init: %{{.*}}) across dimensions = [0]
// CHECK-SAME: (tensor<7xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
func.func @reduce(%x: tensor<7xcomplex<f32>>) -> tensor<f32> {
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %one = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %p = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  %q = stablehlo.subtract %s, %p : tensor<complex<f32>>
  %r = stablehlo.real %q : (tensor<complex<f32>>) -> tensor<f32>
  return %r : tensor<f32>
}

// A comparator takes both numbers of each operand.
// CHECK-LABEL: func.func @sort(
// CHECK: "stablehlo.sort"(%{{.*}}, %[[RE:.*]], %[[IM:.*]])
// CHECK: ^bb0(%[[A:.*]]: tensor<i32>, %[[B:.*]]: tensor<i32>, %[[C:.*]]: tensor<f32>, %[[D:.*]]: tensor<f32>, %[[E:.*]]: tensor<f32>, %[[F:.*]]: tensor<f32>):
// CHECK: stablehlo.compare LT, %[[C]], %[[D]]
// CHECK: stablehlo.compare LT, %[[E]], %[[F]]
func.func @sort(%k: tensor<7xi32>, %x: tensor<7xcomplex<f32>>) -> tensor<7xf32> {
  %r:2 = "stablehlo.sort"(%k, %x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<complex<f32>>, %d: tensor<complex<f32>>):
    %cr = stablehlo.real %c : (tensor<complex<f32>>) -> tensor<f32>
    %dr = stablehlo.real %d : (tensor<complex<f32>>) -> tensor<f32>
    %ci = stablehlo.imag %c : (tensor<complex<f32>>) -> tensor<f32>
    %di = stablehlo.imag %d : (tensor<complex<f32>>) -> tensor<f32>
    %p = stablehlo.compare LT, %cr, %dr : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q = stablehlo.compare LT, %ci, %di : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.or %p, %q : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<7xi32>, tensor<7xcomplex<f32>>) -> (tensor<7xi32>, tensor<7xcomplex<f32>>)
  %i = stablehlo.imag %r#1 : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
  return %i : tensor<7xf32>
}

// Of a dynamic shape: the parts are slices, and pairs are one elementwise op again.
// CHECK-LABEL: func.func @dynamic(%arg0: tensor<?x2xf32> {cg.type = complex<f32>})
// CHECK: tensor.extract_slice %arg0[0, 1]
// CHECK: linalg.index 1
// DYNAMIC: worst difference 0
func.func @dynamic(%x: tensor<?xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
  %y = stablehlo.add %x, %x : tensor<?xcomplex<f32>>
  return %y : tensor<?xcomplex<f32>>
}

// CHECK-LABEL: func.func @sharded(
// CHECK-COUNT-2: sdy.sharding_constraint {{.*}} : tensor<4xf32>
sdy.mesh @mesh = <["x"=1]>
func.func @sharded(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<4xcomplex<f32>>
  %1 = stablehlo.add %0, %x : tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}
