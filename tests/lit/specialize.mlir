// RUN: cgc opt %s --pass-pipeline='specialize' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='specialize' --validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='generalize,specialize' | FileCheck %s --check-prefix=NAMES
// RUN: cgc opt %s --pass-pipeline='generalize' | FileCheck %s --check-prefix=NONE

#id = affine_map<(d0, d1) -> (d0, d1)>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>

// CHECK-LABEL: func.func @contraction
// CHECK: linalg.matmul ins(%arg0, %arg1
// CHECK-NOT: linalg.generic
func.func @contraction(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// A difference instead of a sum is no matmul.
// CHECK-LABEL: func.func @other_body
// CHECK: linalg.generic
func.func @other_body(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.subf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK-LABEL: func.func @elementwise
// CHECK: linalg.add ins(%arg0, %arg1
// CHECK: linalg.exp ins
func.func @elementwise(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %e = tensor.empty() : tensor<4x5xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%a, %b : tensor<4x5xf32>, tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%0 : tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %2 : tensor<4x5xf32>
}

// CHECK-LABEL: func.func @movement
// CHECK: linalg.transpose ins(%arg0 : tensor<4x5xf32>) {{.*}} permutation = [1, 0]
// CHECK: linalg.broadcast ins(%arg1 : tensor<5xf32>) {{.*}} dimensions = [0]
// CHECK: linalg.copy
// CHECK: linalg.fill
func.func @movement(%a: tensor<4x5xf32>, %b: tensor<5xf32>, %s: f32) -> (tensor<5x4xf32>, tensor<4x5xf32>, tensor<4x5xf32>) {
  %e = tensor.empty() : tensor<5x4xf32>
  %f = tensor.empty() : tensor<4x5xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, #id], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<4x5xf32>) outs(%e : tensor<5x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<5x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, #id], iterator_types = ["parallel", "parallel"]}
    ins(%b : tensor<5xf32>) outs(%f : tensor<4x5xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%1 : tensor<4x5xf32>) outs(%f : tensor<4x5xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, #id], iterator_types = ["parallel", "parallel"]}
    ins(%s : f32) outs(%f : tensor<4x5xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x5xf32>
  return %0, %2, %3 : tensor<5x4xf32>, tensor<4x5xf32>, tensor<4x5xf32>
}
// NONE-NOT: linalg.{{matmul|matvec|dot|exp|add|select}}

// Every name that has a rule is found again.
// NAMES-LABEL: func.func @contractions(
// NAMES: linalg.matmul ins
// NAMES: linalg.matmul_transpose_a ins
// NAMES: linalg.matmul_transpose_b ins
// NAMES: linalg.matvec ins
// NAMES: linalg.vecmat ins
// NAMES: linalg.dot ins
func.func @contractions(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>, %at: tensor<5x4xf32>, %bt: tensor<6x5xf32>, %u: tensor<5xf32>, %v: tensor<4xf32>, %w: tensor<6xf32>, %s: tensor<f32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<6xf32>, tensor<f32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.matmul_transpose_a ins(%at, %b : tensor<5x4xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.matmul_transpose_b ins(%a, %bt : tensor<4x5xf32>, tensor<6x5xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = linalg.matvec ins(%a, %u : tensor<4x5xf32>, tensor<5xf32>) outs(%v : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.vecmat ins(%u, %b : tensor<5xf32>, tensor<5x6xf32>) outs(%w : tensor<6xf32>) -> tensor<6xf32>
  %5 = linalg.dot ins(%u, %u : tensor<5xf32>, tensor<5xf32>) outs(%s : tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<6xf32>, tensor<f32>
}

// NAMES-LABEL: func.func @batches(
// NAMES: linalg.batch_matmul ins
// NAMES: linalg.batch_matmul_transpose_a ins
// NAMES: linalg.batch_matmul_transpose_b ins
// NAMES: linalg.batch_matvec ins
// NAMES: linalg.batch_vecmat ins
func.func @batches(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>, %at: tensor<2x5x4xf32>, %bt: tensor<2x6x5xf32>, %u: tensor<2x5xf32>, %v: tensor<2x4xf32>, %w: tensor<2x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<2x4xf32>, tensor<2x6xf32>) {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %1 = linalg.batch_matmul_transpose_a ins(%at, %b : tensor<2x5x4xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %2 = linalg.batch_matmul_transpose_b ins(%a, %bt : tensor<2x4x5xf32>, tensor<2x6x5xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %3 = linalg.batch_matvec ins(%a, %u : tensor<2x4x5xf32>, tensor<2x5xf32>) outs(%v : tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = linalg.batch_vecmat ins(%u, %b : tensor<2x5xf32>, tensor<2x5x6xf32>) outs(%w : tensor<2x6xf32>) -> tensor<2x6xf32>
  return %0, %1, %2, %3, %4 : tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<2x4xf32>, tensor<2x6xf32>
}

// NAMES-LABEL: func.func @unary(
// NAMES: linalg.exp ins
// NAMES: linalg.log ins
// NAMES: linalg.abs ins
// NAMES: linalg.ceil ins
// NAMES: linalg.floor ins
// NAMES: linalg.negf ins
// NAMES: linalg.round ins
// NAMES: linalg.sqrt ins
// NAMES: linalg.rsqrt ins
// NAMES: linalg.tanh ins
// NAMES: linalg.erf ins
// NAMES: linalg.square ins
// NAMES: linalg.reciprocal ins
func.func @unary(%a: tensor<4xf32>, %b: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.log ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.abs ins(%1 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.ceil ins(%2 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.floor ins(%3 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.negf ins(%4 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %6 = linalg.round ins(%5 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %7 = linalg.sqrt ins(%6 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %8 = linalg.rsqrt ins(%7 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %9 = linalg.tanh ins(%8 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %10 = linalg.erf ins(%9 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %11 = linalg.square ins(%10 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %12 = linalg.reciprocal ins(%11 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %12 : tensor<4xf32>
}

// NAMES-LABEL: func.func @binary(
// NAMES: linalg.add ins
// NAMES: linalg.sub ins
// NAMES: linalg.mul ins
// NAMES: linalg.div ins
// NAMES: linalg.max ins
// NAMES: linalg.min ins
// NAMES: linalg.powf ins
func.func @binary(%a: tensor<4xf32>, %b: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.sub ins(%0, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.mul ins(%1, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.div ins(%2, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.max ins(%3, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.min ins(%4, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %6 = linalg.powf ins(%5, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}

// NAMES-LABEL: func.func @integers(
// NAMES: linalg.add ins
// NAMES: linalg.sub ins
// NAMES: linalg.mul ins
// NAMES: linalg.div ins
// NAMES: linalg.div_unsigned ins
// NAMES: linalg.max ins
// NAMES: linalg.min ins
func.func @integers(%a: tensor<4xi32>, %b: tensor<4xi32>, %e: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.add ins(%a, %b : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %1 = linalg.sub ins(%0, %b : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %2 = linalg.mul ins(%1, %b : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %3 = linalg.div ins(%2, %b : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %4 = linalg.div_unsigned ins(%3, %b : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %5 = linalg.max ins(%4, %b : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %6 = linalg.min ins(%5, %b : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  return %6 : tensor<4xi32>
}

// NAMES-LABEL: func.func @select(
// NAMES: linalg.select ins
func.func @select(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.select ins(%c, %a, %b : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// An attribute that says what its absence says is no difference; one that says more is.
// CHECK-LABEL: func.func @flags(
// CHECK: linalg.add ins(%arg0, %arg0
// CHECK: linalg.generic
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<fast>
// CHECK: return
func.func @flags(%a: tensor<4x5xf32>, %e: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a : tensor<4x5xf32>, tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y fastmath<none> : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %a : tensor<4x5xf32>, tensor<4x5xf32>) outs(%e : tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<4x5xf32>
  return %2 : tensor<4x5xf32>
}
