// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// Blocks of 8 are summed, 13 of them; these sums are scanned; each element adds its block up to itself.
// CHECK-LABEL: func.func @cumsum
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<3x13xf32>)
// CHECK: scf.for
// CHECK: tensor.extract %arg0
// CHECK: arith.extf
// CHECK: arith.addf
// CHECK: [[SCANNED:%[0-9a-z]+]] = linalg.generic {{.*}} outs({{.*}} : tensor<3x13xf32>)
// CHECK: scf.for
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<3x100xf16>)
// CHECK: tensor.extract [[SCANNED]]
// CHECK: scf.for
// CHECK: tensor.extract %arg0
// CHECK: arith.truncf
// CHECK-NOT: linalg.generic
func.func @cumsum(%a: tensor<3x100xf16>) -> tensor<3x100xf16> {
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = "stablehlo.reduce_window"(%a, %z) <{padding = dense<[[0, 0], [99, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 100>}> ({
  ^bb0(%x: tensor<f16>, %y: tensor<f16>):
    %1 = stablehlo.add %x, %y : tensor<f16>
    stablehlo.return %1 : tensor<f16>
  }) : (tensor<3x100xf16>, tensor<f16>) -> tensor<3x100xf16>
  return %0 : tensor<3x100xf16>
}

// Short windows, and what starts with a value that changes something, stay windows.
// CHECK-LABEL: func.func @windows
// CHECK: tensor.pad
// CHECK: tensor.pad
func.func @windows(%a: tensor<32xi32>, %b: tensor<100xi32>) -> (tensor<32xi32>, tensor<100xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{padding = dense<[[31, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 32>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %2 = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<32xi32>, tensor<i32>) -> tensor<32xi32>
  %1 = "stablehlo.reduce_window"(%b, %one) <{padding = dense<[[99, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 100>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %2 = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<100xi32>, tensor<i32>) -> tensor<100xi32>
  return %0, %1 : tensor<32xi32>, tensor<100xi32>
}

// A region that may not be associative folds from the start; the last element of each line is a result, too.
// CHECK-LABEL: func.func @ordered
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<100xi32>)
// CHECK: scf.for
// CHECK: arith.subi
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<i32>)
// CHECK-NOT: linalg.generic
// CHECK-LABEL: func.func @associative
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<13xi32>)
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<13xi32>)
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<100xi32>)
func.func @ordered(%a: tensor<100xi32>, %e: tensor<100xi32>, %s: tensor<i32>) -> (tensor<100xi32>, tensor<i32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<100xi32>) outs(%e, %s : tensor<100xi32>, tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.subi %x, %y : i32
    iree_linalg_ext.yield %1 : i32
  } -> tensor<100xi32>, tensor<i32>
  return %0#0, %0#1 : tensor<100xi32>, tensor<i32>
}

func.func @associative(%a: tensor<100xi32>, %e: tensor<100xi32>, %s: tensor<i32>) -> (tensor<100xi32>, tensor<i32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<100xi32>) outs(%e, %s : tensor<100xi32>, tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.addi %y, %x : i32
    iree_linalg_ext.yield %1 : i32
  } -> tensor<100xi32>, tensor<i32>
  return %0#0, %0#1 : tensor<100xi32>, tensor<i32>
}

// The outputs' elements stand in front of the input's.
// CHECK-LABEL: func.func @topk
// CHECK: tensor.concat dim(0) %{{.*}}, %arg0
// CHECK: linalg.generic
// CHECK: arith.cmpf ogt
// CHECK: -> (tensor<3xf32>, tensor<3xi32>)
func.func @topk(%a: tensor<5xf32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %v = arith.constant dense<[7.0, 1.0, -3.0]> : tensor<3xf32>
  %i = arith.constant dense<[40, 50, 60]> : tensor<3xi32>
  %0:2 = iree_linalg_ext.topk dimension(0) ins(%a : tensor<5xf32>) outs(%v, %i : tensor<3xf32>, tensor<3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %1 : i1
  } -> tensor<3xf32>, tensor<3xi32>
  return %0#0, %0#1 : tensor<3xf32>, tensor<3xi32>
}

// One thread would have the long line to itself: 3000 elements become 94 first.
// CHECK-LABEL: func.func @argmax
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]} outs({{.*}}, {{.*}} : tensor<94xf32>, tensor<94xi32>)
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction"]} ins({{.*}}, {{.*}} : tensor<94xf32>, tensor<94xi32>)
func.func @argmax(%a: tensor<3000xf32>, %p: tensor<3000xi32>) -> (tensor<f32>, tensor<i32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = "stablehlo.reduce"(%a, %p, %low, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %i: tensor<i32>, %y: tensor<f32>, %j: tensor<i32>):
    %1 = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %1, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }) : (tensor<3000xf32>, tensor<3000xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}

// JAX's scalars come from a broadcast.
// CHECK-LABEL: func.func @broadcast_zero
// CHECK-NOT: tensor.pad
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<5xf32>)
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<5xf32>)
// CHECK: linalg.generic {{.*}} outs({{.*}} : tensor<40xf32>)
func.func @broadcast_zero(%a: tensor<40xf32>) -> tensor<40xf32> {
  %cst = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{padding = dense<[[39, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 40>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
  return %0 : tensor<40xf32>
}
