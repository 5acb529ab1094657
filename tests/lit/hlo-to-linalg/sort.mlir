// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// Blocks of 8, then four merges to 128: each finds the source of each element.
// CHECK-LABEL: func.func @sort
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs({{.*}} : tensor<100xi32>)
// CHECK: scf.for
// CHECK: scf.for
// CHECK: tensor.extract %arg0
// CHECK: tensor.extract %arg0
// CHECK: arith.cmpi slt
// CHECK: linalg.generic
// CHECK: scf.while
// CHECK: scf.condition
// CHECK: arith.cmpi slt
// CHECK: linalg.generic
// CHECK: scf.while
// CHECK: linalg.generic
// CHECK: scf.while
// CHECK: linalg.generic
// CHECK: scf.while
// CHECK-NOT: scf.while
// CHECK: return
func.func @sort(%a: tensor<100xi32>) -> tensor<100xi32> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<100xi32>) -> tensor<100xi32>
  return %0 : tensor<100xi32>
}

// Runs of short lines are merged one element after the other.
// CHECK-LABEL: func.func @short
// CHECK: linalg.generic
// CHECK: scf.for
// CHECK: scf.for
// CHECK: linalg.generic
// CHECK: scf.for
// CHECK-NOT: scf.while
// CHECK-NOT: linalg.generic
func.func @short(%a: tensor<16xf32>) -> tensor<16xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// Of three operands the places move; what the comparator does not read is read once, at the end.
// CHECK-LABEL: func.func @places
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<2x70xi32>)
// CHECK: tensor.extract %arg1
// CHECK-NOT: tensor.extract %arg0
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<2x70xi32>)
// CHECK: scf.while
// CHECK: tensor.extract %arg1
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<2x70xi32>) outs({{.*}} : tensor<2x70xf32>)
// CHECK: tensor.extract %arg0
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<2x70xi32>) outs({{.*}} : tensor<2x70xi16>)
// CHECK: tensor.extract %arg1
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<2x70xi32>) outs({{.*}} : tensor<2x70xf32>)
// CHECK: tensor.extract %arg2
func.func @places(%a: tensor<2x70xf32>, %b: tensor<2x70xui16>, %c: tensor<2x70xf32>) -> (tensor<2x70xf32>, tensor<2x70xui16>, tensor<2x70xf32>) {
  %0:3 = "stablehlo.sort"(%a, %b, %c) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<ui16>, %q: tensor<ui16>, %u: tensor<f32>, %v: tensor<f32>):
    %1 = stablehlo.compare GT, %p, %q, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x70xf32>, tensor<2x70xui16>, tensor<2x70xf32>) -> (tensor<2x70xf32>, tensor<2x70xui16>, tensor<2x70xf32>)
  return %0#0, %0#1, %0#2 : tensor<2x70xf32>, tensor<2x70xui16>, tensor<2x70xf32>
}

// Runs stay as short as what is wanted: 3 of each 8, then of each two runs.
// CHECK-LABEL: func.func @top
// CHECK: linalg.generic {{.*}} outs({{.*}}, {{.*}} : tensor<15xf32>, tensor<15xi32>)
// CHECK: linalg.generic {{.*}} outs({{.*}}, {{.*}} : tensor<9xf32>, tensor<9xi32>)
// CHECK: linalg.generic {{.*}} outs({{.*}}, {{.*}} : tensor<6xf32>, tensor<6xi32>)
// CHECK: linalg.generic {{.*}} outs({{.*}}, {{.*}} : tensor<3xf32>, tensor<3xi32>)
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @top(%a: tensor<40xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %0:2 = chlo.top_k(%a, k = 3) : tensor<40xf32> -> (tensor<3xf32>, tensor<3xi32>)
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xi32>
}

// Nothing to do: one element a line, or none.
// CHECK-LABEL: func.func @alone
// CHECK-NEXT: return %arg0
func.func @alone(%a: tensor<5x1xf32>) -> tensor<5x1xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = -1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<5x1xf32>) -> tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}
