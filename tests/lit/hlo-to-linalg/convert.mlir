// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null

// Out of range saturates, NaN is 0; fptosi sees values in range only.
// CHECK-LABEL: func.func @to_int
// CHECK-DAG: %[[LO:.*]] = arith.constant -2.14748365E+9 : f32
// CHECK-DAG: %[[HI:.*]] = arith.constant 2.14748365E+9 : f32
// CHECK: arith.cmpf oge, %[[X:.*]], %[[LO]]
// CHECK: arith.cmpf olt, %[[X]], %[[HI]]
// CHECK: %[[S:.*]] = arith.select
// CHECK: arith.fptosi %[[S]] : f32 to i32
// CHECK: arith.select %{{.*}}, %c2147483647_i32
// CHECK: arith.select %{{.*}}, %c-2147483648_i32
func.func @to_int(%a: tensor<9xf32>) -> tensor<9xi32> {
  %0 = stablehlo.convert %a : (tensor<9xf32>) -> tensor<9xi32>
  return %0 : tensor<9xi32>
}

// CHECK-LABEL: func.func @to_unsigned
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: arith.fptoui
func.func @to_unsigned(%a: tensor<9xf16>) -> tensor<9xui16> {
  %0 = stablehlo.convert %a : (tensor<9xf16>) -> tensor<9xui16>
  return %0 : tensor<9xui16>
}

// CHECK-LABEL: func.func @chain
// CHECK: arith.cmpf une
// CHECK: arith.extui %{{.*}} : i1 to i32
// CHECK: arith.extsi %{{.*}} : i32 to i64
// CHECK: arith.trunci %{{.*}} : i64 to i8
// CHECK: arith.uitofp %{{.*}} : i8 to bf16
// CHECK: arith.extf %{{.*}} : bf16 to f32
// CHECK: arith.truncf %{{.*}} : f32 to f16
func.func @chain(%a: tensor<5xf32>) -> tensor<5xf16> {
  %0 = stablehlo.convert %a : (tensor<5xf32>) -> tensor<5xi1>
  %1 = stablehlo.convert %0 : (tensor<5xi1>) -> tensor<5xi32>
  %2 = stablehlo.convert %1 : (tensor<5xi32>) -> tensor<5xi64>
  %3 = stablehlo.convert %2 : (tensor<5xi64>) -> tensor<5xui8>
  %4 = stablehlo.convert %3 : (tensor<5xui8>) -> tensor<5xbf16>
  %5 = stablehlo.convert %4 : (tensor<5xbf16>) -> tensor<5xf16>
  return %5 : tensor<5xf16>
}

// CHECK-LABEL: func.func @same_width
// CHECK: arith.bitcast %{{.*}} : f32 to i32
func.func @same_width(%a: tensor<5xf32>) -> tensor<5xui32> {
  %0 = stablehlo.bitcast_convert %a : (tensor<5xf32>) -> tensor<5xui32>
  return %0 : tensor<5xui32>
}

// Part k of an element lies k widths up.
// CHECK-LABEL: func.func @splits
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK: linalg.index 1
// CHECK: arith.shrui
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @splits(%a: tensor<3xf32>) -> tensor<3x4xi8> {
  %0 = stablehlo.bitcast_convert %a : (tensor<3xf32>) -> tensor<3x4xi8>
  return %0 : tensor<3x4xi8>
}

// CHECK-LABEL: func.func @joins
// CHECK: linalg.generic {{.*}}reduction
// CHECK: arith.shli
// CHECK: arith.ori
func.func @joins(%a: tensor<3x2xi16>) -> tensor<3xi32> {
  %0 = stablehlo.bitcast_convert %a : (tensor<3x2xi16>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
