// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches' %validate > /dev/null

// Each element walks through the updates in their order.
// CHECK-LABEL: func.func @rows
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 :
// CHECK: ^bb0(%[[OLD:.*]]: f32, %{{.*}}: f32):
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[J:.*]] = linalg.index 1
// CHECK: %[[R:.*]] = scf.for %[[K:.*]] = {{.*}} iter_args(%[[ACC:.*]] = %[[OLD]]) -> (f32)
// CHECK:   %[[START:.*]] = tensor.extract %arg1[%[[K]], %{{.*}}] : tensor<3x1xi32>
// CHECK:   %[[AT:.*]] = arith.index_cast %[[I]] : index to i32
// CHECK:   %[[OFF:.*]] = arith.subi %[[AT]], %[[START]] : i32
// CHECK:   %[[HERE:.*]] = arith.cmpi eq, %[[OFF]],
// CHECK:   scf.if %[[HERE]] -> (f32)
// CHECK:     %[[U:.*]] = tensor.extract %arg2[%[[K]], %[[J]]]
// CHECK:     arith.addf %[[ACC]], %[[U]]
// CHECK:   } else {
// CHECK:     scf.yield %[[ACC]]
// CHECK: linalg.yield %[[R]]
func.func @rows(%a: tensor<5x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) -> tensor<5x4xf32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<5x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// A window of an unsigned start: what wraps around is no start.
// CHECK-LABEL: func.func @windows
// CHECK: arith.cmpi ult
// CHECK: arith.cmpi sge
// CHECK: scf.if
func.func @windows(%a: tensor<9xi32>, %i: tensor<2xui32>, %u: tensor<2x3xi32>) -> tensor<9xi32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<9xi32>, tensor<2xui32>, tensor<2x3xi32>) -> tensor<9xi32>
  return %0 : tensor<9xi32>
}

// Sizes that are known when it runs.
// CHECK-LABEL: func.func @dynamic
// CHECK: %[[N:.*]] = tensor.dim %arg1
// CHECK: linalg.generic
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]]
func.func @dynamic(%a: tensor<?x?xf32>, %i: tensor<?x1xi64>, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.subtract %y, %x : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<?x?xf32>, tensor<?x1xi64>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The places of many updates are numbered, sorted in eleven merges of 1100, and bounded; then each element walks through its own.
// CHECK-LABEL: func.func @many
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<1100xi32>)
// CHECK: arith.cmpi ult
// CHECK: arith.select
// CHECK-COUNT-11: linalg.generic {{.*}} outs(%{{.*}}, %{{.*}} : tensor<1100xi32>, tensor<1100xi32>)
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4001xi32>)
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<4000xi32>)
// CHECK: scf.for
// CHECK: tensor.extract %arg2
// CHECK: arith.addi
func.func @many(%a: tensor<4000xi32>, %i: tensor<1100x1xi32>, %u: tensor<1100xi32>) -> tensor<4000xi32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<4000xi32>, tensor<1100x1xi32>, tensor<1100xi32>) -> tensor<4000xi32>
  return %0 : tensor<4000xi32>
}

// No update: the operand.
// CHECK-LABEL: func.func @none
// CHECK-NOT: linalg
// CHECK: return %arg0
func.func @none(%a: tensor<9xi32>, %i: tensor<0xi32>, %u: tensor<0xi32>) -> tensor<9xi32> {
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>} : (tensor<9xi32>, tensor<0xi32>, tensor<0xi32>) -> tensor<9xi32>
  return %0 : tensor<9xi32>
}

// In a loop, one update makes the slice that it can reach anew.
// CHECK-LABEL: func.func @in_a_loop
// CHECK: scf.for %{{.*}} iter_args(%[[I:.*]] = %{{.*}}, %[[A:.*]] = %arg0)
// CHECK: arith.maxsi
// CHECK: arith.minsi
// CHECK: %[[S:.*]] = tensor.extract_slice %[[A]][%[[AT:[^,]*]], %{{.*}}] [1, 4] [1, 1] : tensor<64x4xf32> to tensor<1x4xf32>
// CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<1x4xf32>)
// CHECK: scf.if
// CHECK: tensor.insert_slice %[[G]] into %[[A]][%[[AT]], %{{.*}}] [1, 4] [1, 1]
func.func @in_a_loop(%x: tensor<64x4xf32>, %u: tensor<4xf32>) -> tensor<64x4xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<70> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %a = %x) : tensor<i32>, tensor<64x4xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %u) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      stablehlo.return %q : tensor<f32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<64x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<64x4xf32>
    %j = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %j, %b : tensor<i32>, tensor<64x4xf32>
  }
  return %r#1 : tensor<64x4xf32>
}
