// Scalars, vectors and tensors through arith and math: the text that is read is the text that is printed.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt | FileCheck %s

// CHECK-LABEL: func.func @constants
func.func @constants() {
  // CHECK: %c7 = arith.constant 7 : index
  %a = arith.constant 7 : index
  // CHECK: %c-1_i32 = arith.constant -1 : i32
  %b = arith.constant -1 : i32
  // CHECK: %true = arith.constant true
  %c = arith.constant true
  // CHECK: %false = arith.constant false
  %d = arith.constant 0 : i1
  // CHECK: %cst = arith.constant 1.500000e+00 : f32
  %e = arith.constant 1.5 : f32
  // CHECK: %cst_0 = arith.constant 0xFF800000 : f32
  %f = arith.constant 0xFF800000 : f32
  // CHECK: %cst_1 = arith.constant 3.14159274 : f32
  %g = arith.constant 3.14159265 : f32
  // CHECK: %cst_2 = arith.constant -2.500000e-01 : f16
  %h = arith.constant -0.25 : f16
  // CHECK: %cst_3 = arith.constant 0x7FC0 : bf16
  %i = arith.constant 0x7FC0 : bf16
  // CHECK: %cst_4 = arith.constant dense<[1, -2, 3]> : vector<3xi8>
  %j = arith.constant dense<[1, -2, 3]> : vector<3xi8>
  // CHECK: %cst_5 = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 0x7F800000]]> : tensor<2x2xf32>
  %k = arith.constant dense<[[1.0, 2.0], [3.0, 0x7F800000]]> : tensor<2x2xf32>
  // CHECK: %cst_6 = arith.constant dense<true> : tensor<4xi1>
  %l = arith.constant dense<true> : tensor<4xi1>
  // CHECK: %cst_7 = arith.constant dense<(1.000000e+00,-1.000000e+00)> : tensor<2xcomplex<f32>>
  %m = arith.constant dense<(1.0, -1.0)> : tensor<2xcomplex<f32>>
  // CHECK: %cst_8 = arith.constant dense<5> : tensor<i64>
  %n = arith.constant dense<5> : tensor<i64>
  // CHECK: %cst_9 = arith.constant dense<> : tensor<0xf32>
  %o = arith.constant dense<> : tensor<0xf32>
  // CHECK: %c3_i64 = arith.constant {note = "kept"} 3 : i64
  %q = arith.constant {note = "kept"} 3 : i64
  // CHECK: %c7_10 = arith.constant 7 : index
  %r = arith.constant 7 : index
  // CHECK: %cst_11 = arith.constant 1.000000e+300 : f64
  %s = arith.constant 1.0e300 : f64
  // CHECK: %cst_12 = arith.constant 1.000000e-01 : f64
  %t = arith.constant 0.1 : f64
  // CHECK: %cst_13 = arith.constant 1.401300e-45 : f32
  %u = arith.constant 1.4e-45 : f32
  // CHECK: %cst_14 = arith.constant dense_resource<weights> : tensor<8xf32>
  %v = arith.constant dense_resource<weights> : tensor<8xf32>
  return
}

// CHECK-LABEL: func.func @integers
func.func @integers(%a: i32, %b: i32, %v: vector<4xi32>, %i: index) -> i1 {
  // CHECK: %0 = arith.addi %arg0, %arg1 : i32
  %0 = arith.addi %a, %b : i32
  // CHECK: %1 = arith.subi %0, %arg1 overflow<nsw, nuw> : i32
  %1 = arith.subi %0, %b overflow<nsw, nuw> : i32
  // CHECK: %sum, %overflow = arith.addui_extended %1, %arg0 : i32, i1
  %2:2 = arith.addui_extended %1, %a : i32, i1
  // CHECK: %low, %high = arith.mulsi_extended %sum, %arg0 : i32
  %3:2 = arith.mulsi_extended %2#0, %a : i32
  // CHECK: arith.divui %low, %high : i32
  %4 = arith.divui %3#0, %3#1 : i32
  // CHECK: arith.shrsi %{{.*}}, %arg1 : i32
  %5 = arith.shrsi %4, %b : i32
  // CHECK: arith.maxsi %arg2, %arg2 : vector<4xi32>
  %6 = arith.maxsi %v, %v : vector<4xi32>
  // CHECK: arith.extsi %{{.*}} : i32 to i64
  %7 = arith.extsi %5 : i32 to i64
  // CHECK: arith.index_cast %arg3 : index to i64
  %8 = arith.index_cast %i : index to i64
  // CHECK: arith.cmpi ult, %{{.*}}, %{{.*}} : i64
  %9 = arith.cmpi ult, %7, %8 : i64
  // CHECK: arith.cmpi eq, %{{.*}}, %arg2 : vector<4xi32>
  %10 = arith.cmpi eq, %6, %v : vector<4xi32>
  // CHECK: arith.select %{{.*}}, %arg2, %{{.*}} : vector<4xi1>, vector<4xi32>
  %11 = arith.select %10, %v, %6 : vector<4xi1>, vector<4xi32>
  // CHECK: arith.select %{{.*}}, %arg2, %{{.*}} : vector<4xi32>
  %12 = arith.select %9, %v, %6 : vector<4xi32>
  // CHECK: math.ctlz %{{.*}} : i64
  %13 = math.ctlz %8 : i64
  return %9 : i1
}

// CHECK-LABEL: func.func @floats
func.func @floats(%a: f32, %b: f32, %t: tensor<4x?xf32>, %h: f16) -> i1 {
  // CHECK: arith.mulf %arg0, %arg1 fastmath<fast> : f32
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  // CHECK: arith.addf %0, %arg1 fastmath<nnan,contract> : f32
  %1 = arith.addf %0, %b fastmath<nnan, contract> : f32
  // CHECK: arith.negf %{{.*}} : f32
  %2 = arith.negf %1 : f32
  // CHECK: arith.maximumf %arg2, %arg2 {keep = 1 : i64} : tensor<4x?xf32>
  %3 = arith.maximumf %t, %t {keep = 1} : tensor<4x?xf32>
  // CHECK: arith.extf %arg3 : f16 to f32
  %4 = arith.extf %h : f16 to f32
  // CHECK: arith.truncf %{{.*}} to_nearest_even : f32 to f16
  %5 = arith.truncf %4 to_nearest_even : f32 to f16
  // CHECK: arith.truncf %{{.*}} : f32 to bf16
  %6 = arith.truncf %4 : f32 to bf16
  // CHECK: arith.sitofp
  %7 = arith.fptosi %4 : f32 to i32
  %8 = arith.sitofp %7 : i32 to f64
  // CHECK: arith.bitcast %{{.*}} : i32 to f32
  %9 = arith.bitcast %7 : i32 to f32
  // CHECK: math.exp %arg2 fastmath<afn> : tensor<4x?xf32>
  %10 = math.exp %t fastmath<afn> : tensor<4x?xf32>
  // CHECK: math.fma %{{.*}}, %arg0, %arg1 : f32
  %11 = math.fma %9, %a, %b : f32
  // CHECK: math.powf %{{.*}}, %arg0 : f32
  %12 = math.powf %11, %a : f32
  // CHECK: math.fpowi %{{.*}}, %{{.*}} : f32, i32
  %13 = math.fpowi %12, %7 : f32, i32
  // CHECK: arith.cmpf olt, %{{.*}}, %arg0 : f32
  %14 = arith.cmpf olt, %13, %a : f32
  // CHECK: arith.cmpf uno, %{{.*}}, %arg0 fastmath<ninf> : f32
  %15 = arith.cmpf uno, %13, %a fastmath<ninf> : f32
  return %14 : i1
}
