// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// One generic a op, over an empty output.
// CHECK-LABEL: func.func @add
// CHECK: %[[E:.*]] = tensor.empty() : tensor<3x4xf32>
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK-SAME: ins(%arg0, %arg1 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%[[E]] : tensor<3x4xf32>)
// CHECK: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
// CHECK: %[[S:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK: linalg.yield %[[S]] : f32
// CHECK-NOT: stablehlo
func.func @add(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.add %a, %b : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// Addition of booleans is or, multiplication is and; maximum and minimum likewise.
// CHECK-LABEL: func.func @booleans
// CHECK: arith.ori
// CHECK: arith.andi
// CHECK: arith.ori
// CHECK: arith.andi
// CHECK: arith.xori %{{.*}}, %true
func.func @booleans(%a: tensor<7xi1>, %b: tensor<7xi1>) -> tensor<7xi1> {
  %0 = stablehlo.add %a, %b : tensor<7xi1>
  %1 = stablehlo.multiply %0, %b : tensor<7xi1>
  %2 = stablehlo.maximum %1, %a : tensor<7xi1>
  %3 = stablehlo.minimum %2, %a : tensor<7xi1>
  %4 = stablehlo.not %3 : tensor<7xi1>
  return %4 : tensor<7xi1>
}

// Zeros and NaN are their own signs.
// CHECK-LABEL: func.func @sign
// CHECK: arith.cmpf ueq
// CHECK: arith.cmpf ogt
// CHECK: arith.select
// CHECK: arith.select
func.func @sign(%a: tensor<7xf32>) -> tensor<7xf32> {
  %0 = stablehlo.sign %a : tensor<7xf32>
  return %0 : tensor<7xf32>
}

// The functions stay math ops; narrower floats compute the logistic function in f32.
// CHECK-LABEL: func.func @functions
// CHECK: math.tanh
// CHECK: math.expm1
// CHECK: math.log1p
// CHECK: math.cbrt
// CHECK: math.roundeven
// CHECK: math.round
// CHECK: math.tan
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: arith.negf
// CHECK: math.exp
// CHECK: arith.addf
// CHECK: arith.divf
// CHECK: arith.truncf %{{.*}} : f32 to f16
func.func @functions(%a: tensor<5xf16>) -> tensor<5xf16> {
  %0 = stablehlo.tanh %a : tensor<5xf16>
  %1 = stablehlo.exponential_minus_one %0 : tensor<5xf16>
  %2 = stablehlo.log_plus_one %1 : tensor<5xf16>
  %3 = stablehlo.cbrt %2 : tensor<5xf16>
  %4 = stablehlo.round_nearest_even %3 : tensor<5xf16>
  %5 = stablehlo.round_nearest_afz %4 : tensor<5xf16>
  %6 = stablehlo.tan %5 : tensor<5xf16>
  %7 = stablehlo.logistic %6 : tensor<5xf16>
  return %7 : tensor<5xf16>
}

// CHECK-LABEL: func.func @compare
// CHECK: arith.cmpf olt
// CHECK: arith.cmpf une
// CHECK: arith.bitcast
// CHECK: arith.cmpi slt
// CHECK: arith.xori
// CHECK: arith.cmpi sge
func.func @compare(%a: tensor<9xf32>, %b: tensor<9xf32>) -> (tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) {
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  %1 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  %2 = stablehlo.compare GE, %a, %b, TOTALORDER : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  return %0, %1, %2 : tensor<9xi1>, tensor<9xi1>, tensor<9xi1>
}

// Scalar bounds and predicates are read by the empty map.
// CHECK-LABEL: func.func @scalar_operands
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>]
// CHECK: arith.maximumf
// CHECK: arith.minimumf
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>
// CHECK: arith.select
func.func @scalar_operands(%lo: tensor<f32>, %x: tensor<6xf32>, %hi: tensor<f32>, %p: tensor<i1>) -> tensor<6xf32> {
  %0 = stablehlo.clamp %lo, %x, %hi : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  %1 = stablehlo.select %p, %0, %x : tensor<i1>, tensor<6xf32>
  return %1 : tensor<6xf32>
}

// Rank 0 and dynamic sizes.
// CHECK-LABEL: func.func @shapes
// CHECK: linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
// CHECK: %[[D:.*]] = tensor.dim %arg1
// CHECK: tensor.empty(%[[D]]) : tensor<2x?xf32>
func.func @shapes(%a: tensor<f32>, %b: tensor<2x?xf32>) -> (tensor<f32>, tensor<2x?xf32>) {
  %0 = stablehlo.negate %a : tensor<f32>
  %1 = stablehlo.abs %b : tensor<2x?xf32>
  return %0, %1 : tensor<f32>, tensor<2x?xf32>
}

// CHECK-LABEL: func.func @reduced
// CHECK: arith.bitcast %{{.*}} : f32 to i32
// CHECK: arith.cmpi ugt
// CHECK: arith.cmpi ule
// CHECK: arith.cmpf uno
func.func @reduced(%a: tensor<9xf32>) -> tensor<9xf32> {
  %0 = stablehlo.reduce_precision %a, format = e5m10 : tensor<9xf32>
  return %0 : tensor<9xf32>
}
